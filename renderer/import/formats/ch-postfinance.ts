import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinance: ExportFormat = {
  id: 'ch-postfinance',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Datum',
    'Bewegungstyp',
    'Avisierungstext',
    'Gutschrift in CHF',
    'Lastschrift in CHF',
    'Label',
    'Kategorie',
  ],
};
