import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb2009: ExportFormat = {
  id: 'ch-zkb-2009',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Buchungstext',
    'Betrag Detail',
    'Belastung CHF',
    'Gutschrift CHF',
    'Valuta',
    'Saldo CHF',
  ],
};
