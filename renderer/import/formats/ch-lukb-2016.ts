import type { ExportFormat } from '../engine/recognition/export-format';

export const chLukb2016: ExportFormat = {
  id: 'ch-lukb-2016',
  bank: 'Luzerner Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Valuta', 'Buchungstext', 'Betrag Detail', 'Gutschrift', 'Belastung', 'Saldo'],
  currency: 'CHF',
};
