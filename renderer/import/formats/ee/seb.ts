import type { ExportFormat } from '../description/export-format';

export const eeSeb: readonly ExportFormat[] = [
  {
    id: 'ee-seb',
    bank: 'SEB',
    country: 'EE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Account',
      'Document No.',
      'Date',
      "Beneficiary's account",
      "Beneficiary's name",
      'BIC/SWIFT',
      'Type',
      '(D/C)',
      'Amount',
      'Reference no.',
      'Archive ID',
      'Description',
      'Commission fee',
      'Currency',
      'ID code/Registry code',
    ],
  },
];
