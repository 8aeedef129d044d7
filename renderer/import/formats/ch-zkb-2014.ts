import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb2014: ExportFormat = {
  id: 'ch-zkb-2014',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Buchungstext',
    'Whg',
    'Betrag Detail',
    'ZKB-Referenz',
    'Referenznummer',
    'Belastung CHF',
    'Gutschrift CHF',
    'Valuta',
    'Saldo CHF',
  ],
};
