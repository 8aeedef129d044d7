import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb2012: ExportFormat = {
  id: 'ch-zkb-2012',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Buchungstext',
    'Betrag Detail',
    'ZKB-Referenz',
    'Referenznummer',
    'Belastung CHF',
    'Gutschrift CHF',
    'Valuta',
    'Saldo CHF',
  ],
};
