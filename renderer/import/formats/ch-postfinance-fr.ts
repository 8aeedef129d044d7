import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceFr: ExportFormat = {
  id: 'ch-postfinance-fr',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Date',
    'Type de transaction',
    'Texte de notification',
    'Crédit en CHF',
    'Débit en CHF',
    'Label',
    'Catégorie',
  ],
};
