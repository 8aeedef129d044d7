import type { ExportFormat } from '../description/export-format';

export const usApplecard: readonly ExportFormat[] = [
  {
    id: 'us-applecard',
    bank: 'Apple Card',
    country: 'US',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Clearing Date',
      'Description',
      'Merchant',
      'Category',
      'Type',
      'Amount (USD)',
      'Purchased By',
    ],
    fields: { bookingText: ['Type'], direction: [] },
    accountType: 'KREDIT_KARTE',
    dateOrder: 'MDY',
    sign: 'inverted',
  },
];
