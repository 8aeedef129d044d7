import type { ExportFormat } from '../engine/recognition/export-format';

export const chLukb: ExportFormat = {
  id: 'ch-lukb',
  bank: 'Luzerner Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchung', 'Valuta', 'Buchungstext', 'Detail', 'Gutschrift', 'Belastung', 'Saldo (CHF)'],
};
