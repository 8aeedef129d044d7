import type { ExportFormat } from '../description/export-format';

export const auIng: readonly ExportFormat[] = [
  {
    id: 'au-ing',
    bank: 'ING',
    country: 'AU',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Credit', 'Debit', 'Balance'],
    cells: / - Receipt \d{6}/,
    currency: 'AUD',
    dateOrder: 'DMY',
  },
];
