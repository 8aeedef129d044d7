import type { ExportFormat } from '../description/export-format';

export const gbMbna: readonly ExportFormat[] = [
  {
    id: 'gb-mbna',
    bank: 'MBNA',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Date entered', 'Reference', 'Description', 'Amount'],
    currency: 'GBP',
    dateOrder: 'DMY',
    sign: 'inverted',
  },
];
