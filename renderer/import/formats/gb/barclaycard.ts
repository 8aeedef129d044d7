import type { ExportFormat } from '../description/export-format';

export const gbBarclaycard: readonly ExportFormat[] = [
  {
    id: 'gb-barclaycard',
    bank: 'Barclaycard',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: null,
    shape: ['date', 'text', 'text', 'text', 'text', 'amount', 'amount'],
    fields: { purpose: [1], accountOwner: [3], credit: [5], debit: [6] },
    cells: /POUND STERLING|Non-Sterling Transaction Fee/,
    currency: 'GBP',
    accountType: 'KREDIT_KARTE',
  },
];
