import type { ExportFormat } from '../description/export-format';

export const intHomebank: readonly ExportFormat[] = [
  {
    id: 'int-homebank',
    bank: 'HomeBank',
    country: 'FR',
    exportType: 'interchange',
    sharedBy: 'programme',
    evidence: 'described',
    source: 'notRecorded',
    header: ['date', 'paymode', 'info', 'payee', 'memo', 'amount', 'category', 'tags'],
  },
];
