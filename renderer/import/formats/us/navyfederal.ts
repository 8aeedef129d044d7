import type { ExportFormat } from '../description/export-format';

export const usNavyfederal: readonly ExportFormat[] = [
  {
    id: 'us-navyfederal',
    bank: 'Navy Federal Credit Union',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Posting Date',
      'Transaction Date',
      'Amount',
      'Credit Debit Indicator',
      'type',
      'Type Group',
      'Reference',
      'Instructed Currency',
      'Currency Exchange Rate',
      'Instructed Amount',
      'Description',
      'Category',
      'Check Serial Number',
      'Card Ending',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
