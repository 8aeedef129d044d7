import type { ExportFormat } from '../description/export-format';

export const chNidwaldner: readonly ExportFormat[] = [
  {
    id: 'ch-nidwaldner-kb',
    bank: 'Nidwaldner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
    currency: 'CHF',
    preamble: /Kontonummer: \d{3}\.\d{3}-\d{3}/,
  },
];
