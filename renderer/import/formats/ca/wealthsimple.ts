import type { ExportFormat } from '../description/export-format';

export const caWealthsimple: readonly ExportFormat[] = [
  {
    id: 'ca-wealthsimple',
    bank: 'Wealthsimple',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['date', 'transaction', 'description', 'amount', 'balance', 'currency'],
    fields: { purpose: ['description'] },
  },
];
