import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance2013: ExportFormat = {
  id: 'ch-postfinance-2013',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Buchung',
    'Buchungstext',
    'Details',
    'Valuta',
    'Belastung',
    'Gutschrift',
    'Saldo',
    'Kategorie',
    'Familienmitglied',
    'Kommentar',
  ],
};
