import type { ExportFormat } from '../engine/recognition/export-format';

export const chBlkb2019: ExportFormat = {
  id: 'ch-blkb-2019',
  bank: 'Basellandschaftliche Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Buchungsdatum', 'Text', 'Betrag Einzelzahlung', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
  currency: 'CHF',
};
