import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb2016: ExportFormat = {
  id: 'ch-zkb-2016',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Buchungstext',
    'ZKB-Referenz',
    'Referenznummer',
    'Belastung CHF',
    'Gutschrift CHF',
    'Valuta',
    'Saldo CHF',
  ],
};
