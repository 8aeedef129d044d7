import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceKarte2023: ExportFormat = {
  id: 'ch-postfinance-karte-2023',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: ['Datum', 'Buchungsdetails', 'Gutschrift in CHF', 'Lastschrift in CHF'],
  accountType: 'KREDIT_KARTE',
  preamble: /Kartenkonto:/,
  fields: { credit: ['Gutschrift in CHF'], debit: ['Lastschrift in CHF'] },
};
