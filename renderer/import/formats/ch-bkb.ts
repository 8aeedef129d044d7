import type { ExportFormat } from '../engine/recognition/export-format';

export const chBkb: ExportFormat = {
  id: 'ch-bkb',
  bank: 'Basler Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungsdatum',
    'Auftragsart',
    'Buchungstext',
    'Belastungsbetrag (CHF)',
    'Gutschriftsbetrag (CHF)',
    'Saldo (CHF)',
  ],
};
