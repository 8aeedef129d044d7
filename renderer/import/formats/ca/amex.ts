import type { ExportFormat } from '../description/export-format';

export const caAmex: readonly ExportFormat[] = [
  {
    id: 'ca-amex',
    bank: 'American Express',
    country: 'CA',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Date Processed', 'Description', 'Amount'],
    currency: 'CAD',
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    cells: /^\d\d [A-Z][a-z]{2} \d{4},\d\d [A-Z][a-z]{2} \d{4},/m,
  },
];
