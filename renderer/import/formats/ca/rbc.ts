import type { ExportFormat } from '../description/export-format';

export const caRbc: readonly ExportFormat[] = [
  {
    id: 'ca-rbc',
    bank: 'RBC Royal Bank',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Account Type',
      'Account Number',
      'Transaction Date',
      'Cheque Number',
      'Description 1',
      'Description 2',
      'CAD$',
      'USD$',
    ],
    dateOrder: 'MDY',
  },
];
