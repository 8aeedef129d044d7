import type { ExportFormat } from '../engine/recognition/export-format';

export const usAmex: ExportFormat = {
  id: 'us-amex',
  bank: 'American Express',
  country: 'US',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Date',
    'Description',
    'Card Member',
    'Account #',
    'Amount',
    'Extended Details',
    'Appears On Your Statement As',
    'Address',
    'City/State',
    'Zip Code',
    'Country',
    'Reference',
    'Category',
  ],
  currency: 'USD',
  accountType: 'KREDIT_KARTE',
  dateOrder: 'MDY',
  sign: 'inverted',
  fields: { purpose: ['Description'], bookingText: [] },
};
