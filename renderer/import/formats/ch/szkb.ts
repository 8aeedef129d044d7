import type { ExportFormat } from '../description/export-format';

export const chSzkb: readonly ExportFormat[] = [
  {
    id: 'ch-szkb',
    bank: 'Schwyzer Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
    preamble: /Kontonummer: \d{6}-\d{4}/,
  },
];
