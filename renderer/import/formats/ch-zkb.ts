import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb: ExportFormat = {
  id: 'ch-zkb',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'fixture',
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
    'Zahlungszweck',
    'Details',
  ],
  fields: { purpose: ['Buchungstext'] },
};
