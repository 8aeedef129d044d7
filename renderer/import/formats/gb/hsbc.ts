import type { ExportFormat } from '../description/export-format';

export const gbHsbc: readonly ExportFormat[] = [
  {
    id: 'gb-hsbc',
    bank: 'HSBC',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'text', 'amount'],
    cells: /^[\d/]{10},"?(?:\)\)\)|VIS|DD|SO|CR|BP|OBP|TFR) {1,3}\S/m,
    currency: 'GBP',
    dateOrder: 'DMY',
  },
];
