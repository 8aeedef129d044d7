import type { ExportFormat } from '../description/export-format';

export const gbCooperative: readonly ExportFormat[] = [
  {
    id: 'gb-cooperative',
    bank: 'The Co-operative Bank',
    country: 'GB',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Type', 'Money In', 'Money Out', 'Balance'],
    currency: 'GBP',
  },
];
