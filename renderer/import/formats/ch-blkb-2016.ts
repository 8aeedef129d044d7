import type { ExportFormat } from '../engine/recognition/export-format';

export const chBlkb2016: ExportFormat = {
  id: 'ch-blkb-2016',
  bank: 'Basellandschaftliche Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo'],
  cells: /\bBLKB Buchungsnr\. \d/,
  currency: 'CHF',
  dateOrder: 'MDY',
};
