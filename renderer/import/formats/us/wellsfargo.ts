import type { ExportFormat } from '../description/export-format';

export const usWellsfargo: readonly ExportFormat[] = [
  {
    id: 'us-wellsfargo',
    bank: 'Wells Fargo',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'amount', 'text', 'any', 'text'],
    cells: /^"?[\d/]{10}"?,"?-?[\d.]+"?,"?\*"?,/m,
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
