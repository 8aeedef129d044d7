import type { ExportFormat } from './format';

export const chCorner: ExportFormat = {
  id: 'ch-corner',
  bank: 'Cornèr Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['', 'Erfassungsdatum', 'Bezeichnung', 'Detail', 'Valutadatum', 'Betrag', 'Saldo'],
  currency: 'CHF',
};
