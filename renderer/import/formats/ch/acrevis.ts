import type { ExportFormat } from '../description/export-format';

export const chAcrevis: readonly ExportFormat[] = [
  {
    id: 'ch-acrevis',
    bank: 'acrevis Bank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
    preamble: /Kontonummer: \d{2} \d\.\d{3}\.\d{3}/,
  },
];
