import type { ExportFormat } from '../engine/recognition/export-format';

export const deComdirectVisa: ExportFormat = {
  id: 'de-comdirect-visa',
  bank: 'comdirect',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  header: ['Buchungstag', 'Umsatztag', 'Vorgang', 'Referenz', 'Buchungstext', 'Umsatz in EUR'],
  preamble: /Umsätze Visa-Karte/,
  sign: 'asWritten',
};
