import type { ExportFormat } from '../description/export-format';

export const chGkb: readonly ExportFormat[] = [
  {
    id: 'ch-gkb',
    bank: 'Graubündner Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Buchungstext', 'Betrag', 'Saldo', 'Valuta'],
    preamble: /Kontonummer: CK /,
  },
];
