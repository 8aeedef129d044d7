import type { ExportFormat } from '../description/export-format';

export const usCiti: readonly ExportFormat[] = [
  {
    id: 'us-citi',
    bank: 'Citi',
    country: 'US',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Status', 'Date', 'Description', 'Debit', 'Credit', 'Member Name'],
    currency: 'USD',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'MDY',
    fields: { debit: ['Debit'], credit: ['Credit'] },
    cells: /^(?:Pending|Cleared),/m,
  },
];
