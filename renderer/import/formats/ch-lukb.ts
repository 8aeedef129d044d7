import type { ExportFormat } from './format';

export const chLukb: ExportFormat = {
  id: 'ch-lukb',
  bank: 'Luzerner Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchung', 'Valuta', 'Buchungstext', 'Detail', 'Gutschrift', 'Belastung', 'Saldo (CHF)'],
};
