import type { ExportFormat } from '../description/export-format';

export const usUsaa: readonly ExportFormat[] = [
  {
    id: 'us-usaa',
    bank: 'USAA',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Original Description', 'Category', 'Amount', 'Status'],
    currency: 'USD',
  },
];
