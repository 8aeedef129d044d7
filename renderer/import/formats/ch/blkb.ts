import type { ExportFormat } from '../description/export-format';

export const chBlkb: readonly ExportFormat[] = [
  {
    id: 'ch-blkb',
    bank: 'Basellandschaftliche Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Auftragsdatum',
      'Buchungstext',
      'Betrag Einzelzahlung (CHF)',
      'Belastungsbetrag (CHF)',
      'Gutschriftsbetrag (CHF)',
      'Valutadatum',
      'Saldo (CHF)',
    ],
  },
  {
    id: 'ch-blkb-2016',
    bank: 'Basellandschaftliche Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Datum', 'Valuta', 'Buchungstext', 'Belastung', 'Gutschrift', 'Saldo'],
    cells: /\bBLKB Buchungsnr\. \d/,
    currency: 'CHF',
    dateOrder: 'MDY',
  },
  {
    id: 'ch-blkb-2019',
    bank: 'Basellandschaftliche Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Buchungsdatum', 'Text', 'Betrag Einzelzahlung', 'Belastung', 'Gutschrift', 'Valuta', 'Saldo'],
    currency: 'CHF',
  },
];
