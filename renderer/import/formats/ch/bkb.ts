import type { ExportFormat } from '../description/export-format';

export const chBkb: readonly ExportFormat[] = [
  {
    id: 'ch-bkb',
    bank: 'Basler Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Auftragsart',
      'Buchungstext',
      'Belastungsbetrag (CHF)',
      'Gutschriftsbetrag (CHF)',
      'Saldo (CHF)',
    ],
  },
  {
    id: 'ch-bkb-2016',
    bank: 'Basler Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo'],
    cells: /\bBKB Buchungsnr\. \d/,
    currency: 'CHF',
    dateOrder: 'MDY',
  },
  {
    id: 'ch-bkb-2023',
    bank: 'Basler Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo CHF'],
  },
];
