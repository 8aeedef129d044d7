import type { ExportFormat } from '../engine/recognition/export-format';

export const chLukb2008: ExportFormat = {
  id: 'ch-lukb-2008',
  bank: 'Luzerner Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Buchungstext', 'Betrag Detail', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
  currency: 'CHF',
};
