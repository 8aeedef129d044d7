import type { ExportFormat } from '../description/export-format';

export const caSimplii: readonly ExportFormat[] = [
  {
    id: 'ca-simplii',
    bank: 'Simplii Financial',
    country: 'CA',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Transaction Details', 'Funds Out', 'Funds In'],
    currency: 'CAD',
    dateOrder: 'MDY',
    fields: { debit: ['Funds Out'], credit: ['Funds In'] },
  },
];
