import type { ExportFormat } from '../description/export-format';

export const usSchwab: readonly ExportFormat[] = [
  {
    id: 'us-schwab',
    bank: 'Charles Schwab Bank',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Status',
      'Type',
      'CheckNumber',
      'Description',
      'Withdrawal',
      'Deposit',
      'RunningBalance',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
