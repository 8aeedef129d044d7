import type { ExportFormat } from '../engine/recognition/export-format';

export const chZkb2023: ExportFormat = {
  id: 'ch-zkb-2023',
  bank: 'Zürcher Kantonalbank',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Datum',
    'Buchungstext',
    'Zahlungszweck',
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
};
