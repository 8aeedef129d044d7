import type { ExportFormat } from '../engine/recognition/export-format';

export const chBlkb: ExportFormat = {
  id: 'ch-blkb',
  bank: 'Basellandschaftliche Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Auftragsdatum',
    'Buchungstext',
    'Betrag Einzelzahlung (CHF)',
    'Belastungsbetrag (CHF)',
    'Gutschriftsbetrag (CHF)',
    'Valutadatum',
    'Saldo (CHF)',
  ],
};
