import type { ExportFormat } from '../description/export-format';

export const gbMetrobank: readonly ExportFormat[] = [
  {
    id: 'gb-metrobank',
    bank: 'Metro Bank',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Details', 'Transaction Type', 'In', 'Out', 'Balance'],
    currency: 'GBP',
    dateOrder: 'DMY',
  },
];
