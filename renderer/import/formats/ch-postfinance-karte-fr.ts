import type { ExportFormat } from '../engine/recognition/export-format';

export const chPostfinanceKarteFr: ExportFormat = {
  id: 'ch-postfinance-karte-fr',
  bank: 'PostFinance',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Période de facturation',
    'Date d’écriture',
    'Date d’achat',
    'Détails de comptabilisation',
    'Crédit en CHF',
    'Débit en CHF',
  ],
  fields: { purpose: ['Détails de comptabilisation'], credit: ['Crédit en CHF'], debit: ['Débit en CHF'] },
};
