import type { ExportFormat } from '../description/export-format';

export const gbMonzo: readonly ExportFormat[] = [
  {
    id: 'gb-monzo',
    bank: 'Monzo',
    country: 'GB',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Transaction ID',
      'Date',
      'Time',
      'Type',
      'Name',
      'Emoji',
      'Category',
      'Amount',
      'Currency',
      'Local amount',
      'Local currency',
      'Notes and #tags',
      'Address',
      'Receipt',
      'Description',
      'Category split',
      'Money Out',
      'Money In',
    ],
    fields: { amount: ['Amount'], debit: [], credit: [], purpose: ['Description'] },
    dateOrder: 'DMY',
  },
];
