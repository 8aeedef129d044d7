import type { ExportFormat } from '../engine/recognition/export-format';

export const chCornerKonto: ExportFormat = {
  id: 'ch-corner-konto',
  bank: 'Cornèr Bank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['', 'Erfassungsdatum', 'Bezeichnung', 'Detail', 'Valutadatum', 'Betrag', 'Saldo'],
  currency: 'CHF',
};
