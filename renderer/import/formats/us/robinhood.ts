import type { ExportFormat } from '../description/export-format';

export const usRobinhood: readonly ExportFormat[] = [
  {
    id: 'us-robinhood',
    bank: 'Robinhood',
    country: 'US',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Activity Date',
      'Process Date',
      'Settle Date',
      'Instrument',
      'Description',
      'Trans Code',
      'Quantity',
      'Price',
      'Amount',
    ],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
