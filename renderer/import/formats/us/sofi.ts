import type { ExportFormat } from '../description/export-format';

export const usSofi: readonly ExportFormat[] = [
  {
    id: 'us-sofi',
    bank: 'SoFi',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Type', 'Amount', 'Current balance', 'Status'],
    currency: 'USD',
  },
];
