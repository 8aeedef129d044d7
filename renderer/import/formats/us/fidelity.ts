import type { ExportFormat } from '../description/export-format';

export const usFidelity: readonly ExportFormat[] = [
  {
    id: 'us-fidelity',
    bank: 'Fidelity',
    country: 'US',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Run Date',
      'Action',
      'Symbol',
      'Description',
      'Type',
      'Price ($)',
      'Quantity',
      'Commission ($)',
      'Fees ($)',
      'Accrued Interest ($)',
      'Amount ($)',
      'Cash Balance ($)',
      'Settlement Date',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
