import type { ExportFormat } from '../engine/recognition/export-format';

export const chBkb2023: ExportFormat = {
  id: 'ch-bkb-2023',
  bank: 'Basler Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
};
