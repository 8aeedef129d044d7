import type { ExportFormat } from '../engine/recognition/export-format';

export const chBkb2016: ExportFormat = {
  id: 'ch-bkb-2016',
  bank: 'Basler Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo'],
  cells: /\bBKB Buchungsnr\. \d/,
  currency: 'CHF',
  dateOrder: 'MDY',
};
