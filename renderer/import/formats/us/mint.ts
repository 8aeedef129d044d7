import type { ExportFormat } from '../description/export-format';

export const usMint: readonly ExportFormat[] = [
  {
    id: 'us-mint',
    bank: 'Mint',
    country: 'US',
    exportType: 'account',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Description',
      'Original Description',
      'Amount',
      'Transaction Type',
      'Category',
      'Account Name',
      'Labels',
      'Notes',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
