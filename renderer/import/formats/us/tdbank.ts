import type { ExportFormat } from '../description/export-format';

export const usTdbank: readonly ExportFormat[] = [
  {
    id: 'us-tdbank',
    bank: 'TD Bank',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Bank RTN',
      'Account Number',
      'Transaction Type',
      'Description',
      'Debit',
      'Credit',
      'Check Number',
      'Account Running Balance',
    ],
    currency: 'USD',
  },
];
