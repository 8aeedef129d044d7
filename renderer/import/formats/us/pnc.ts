import type { ExportFormat } from '../description/export-format';

export const usPnc: readonly ExportFormat[] = [
  {
    id: 'us-pnc',
    bank: 'PNC',
    country: 'US',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
    currency: 'USD',
    dateOrder: 'MDY',
  },
];
