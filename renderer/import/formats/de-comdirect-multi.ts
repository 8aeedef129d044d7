import type { ExportFormat } from '../engine/recognition/export-format';

export const deComdirectMulti: ExportFormat = {
  id: 'de-comdirect-multi',
  bank: 'comdirect',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: ['Buchungstag', 'Wertstellung (Valuta)', 'Vorgang', 'Buchungstext', 'Umsatz in EUR'],
  hasSeveralTables: true,
  currency: 'EUR',
};
