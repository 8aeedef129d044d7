import type { ExportFormat } from '../engine/recognition/export-format';

export const deComdirectGiro: ExportFormat = {
  id: 'de-comdirect-giro',
  bank: 'comdirect',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: ['Buchungstag', 'Wertstellung (Valuta)', 'Vorgang', 'Buchungstext', 'Umsatz in EUR'],
  otherHeaders: [['Buchungstag', 'Umsatztag', 'Vorgang', 'Referenz', 'Buchungstext', 'Umsatz in EUR']],
  currency: 'EUR',
};
