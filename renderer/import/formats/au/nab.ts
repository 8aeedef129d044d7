import type { ExportFormat } from '../description/export-format';

export const auNab: readonly ExportFormat[] = [
  {
    id: 'au-nab',
    bank: 'National Australia Bank',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'amount', 'any', 'any', 'text', 'text', 'amount'],
    cells: /\bV\d{4} \d{2}\/\d{2} |AUTOMATIC DRAWING/,
    currency: 'AUD',
    dateOrder: 'DMY',
  },
];
