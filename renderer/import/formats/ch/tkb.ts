import type { ExportFormat } from '../description/export-format';

export const chTkb: readonly ExportFormat[] = [
  {
    id: 'ch-tkb',
    bank: 'Thurgauer Kantonalbank',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Buchungsdatum',
      'Valutadatum',
      'Auftragsart',
      'Buchungstext',
      'Betrag Einzelzahlung (CHF)',
      'Belastung (CHF)',
      'Gutschrift (CHF)',
      'Saldo in (CHF)',
    ],
  },
];
