import type { ExportFormat } from '../description/export-format';

export const auCommbank: readonly ExportFormat[] = [
  {
    id: 'au-commbank',
    bank: 'Commonwealth Bank',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'amount', 'text', 'amount'],
    cells: /Card xx\d{4}|Value Date: \d\d\/\d\d\/\d{4}|\bPayID\b/,
    currency: 'AUD',
    dateOrder: 'DMY',
  },
];
