import type { ExportFormat } from '../description/export-format';

export const deComdirect: readonly ExportFormat[] = [
  {
    id: 'de-comdirect-giro',
    bank: 'comdirect',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: ['Buchungstag', 'Wertstellung (Valuta)', 'Vorgang', 'Buchungstext', 'Umsatz in EUR'],
    otherHeaders: [['Buchungstag', 'Umsatztag', 'Vorgang', 'Referenz', 'Buchungstext', 'Umsatz in EUR']],
    currency: 'EUR',
  },
  {
    id: 'de-comdirect-multi',
    bank: 'comdirect',
    country: 'DE',
    exportType: 'account',
    evidence: 'fixture',
    source: 'sample',
    header: ['Buchungstag', 'Wertstellung (Valuta)', 'Vorgang', 'Buchungstext', 'Umsatz in EUR'],
    hasSeveralTables: true,
    currency: 'EUR',
  },
  {
    id: 'de-comdirect-visa',
    bank: 'comdirect',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Buchungstag', 'Umsatztag', 'Vorgang', 'Referenz', 'Buchungstext', 'Umsatz in EUR'],
    preamble: /Umsätze Visa-Karte/,
    sign: 'asWritten',
  },
];
