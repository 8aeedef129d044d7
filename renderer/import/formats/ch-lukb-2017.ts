import type { ExportFormat } from '../engine/recognition/export-format';

export const chLukb2017: ExportFormat = {
  id: 'ch-lukb-2017',
  bank: 'Luzerner Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchungsdatum',
    'Valuta',
    'Buchungstext',
    'Details',
    'Betrag Detail',
    'Belastung',
    'Gutschrift',
    'Saldo CHF',
  ],
};
