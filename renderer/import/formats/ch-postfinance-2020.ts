import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance2020: ExportFormat = {
  id: 'ch-postfinance-2020',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'known',
  header: [
    'Buchungsdatum',
    'Avisierungstext',
    'Gutschrift in CHF',
    'Lastschrift in CHF',
    'Valuta',
    'Saldo in CHF',
  ],
};
