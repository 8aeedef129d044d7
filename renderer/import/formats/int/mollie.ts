import type { ExportFormat } from '../description/export-format';

export const intMollie: readonly ExportFormat[] = [
  {
    id: 'int-mollie',
    bank: 'Mollie',
    country: 'NL',
    exportType: 'payment service',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date',
      'Payment method',
      'Currency',
      'Amount',
      'Status',
      'ID',
      'Description',
      'Consumer name',
      'Consumer bank account',
      'Consumer BIC',
      'Settlement currency',
      'Settlement amount',
      'Settlement reference',
      'Amount refunded',
    ],
  },
];
