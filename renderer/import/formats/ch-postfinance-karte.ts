import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceKarte: ExportFormat = {
  id: 'ch-postfinance-karte',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Rechnungsperiode',
    'Buchungsdatum',
    'Einkaufsdatum',
    'Buchungsdetails',
    'Gutschrift in CHF',
    'Lastschrift in CHF',
  ],
  accountType: 'KREDIT_KARTE',
  preamble: /Kartenkonto:/,
  fields: { credit: ['Gutschrift in CHF'], debit: ['Lastschrift in CHF'] },
};
