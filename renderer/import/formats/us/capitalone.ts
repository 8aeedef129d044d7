import type { ExportFormat } from '../description/export-format';

export const usCapitalone: readonly ExportFormat[] = [
  {
    id: 'us-capitalone-card',
    bank: 'Capital One',
    country: 'US',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Transaction Date', 'Posted Date', 'Card No.', 'Description', 'Category', 'Debit', 'Credit'],
    currency: 'USD',
    accountType: 'KREDIT_KARTE',
    fields: { debit: ['Debit'], credit: ['Credit'] },
  },
];
