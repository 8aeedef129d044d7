import type { ExportFormat } from '../description/export-format';

export const usAlly: readonly ExportFormat[] = [
  {
    id: 'us-ally',
    bank: 'Ally Bank',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Time', 'Amount', 'Type', 'Description'],
    currency: 'USD',
  },
];
