import type { ExportFormat } from './format';

export const frCaisseepargne: ExportFormat = {
  id: 'fr-caisseepargne',
  bank: 'Caisse d’Épargne',
  country: 'FR',
  exportType: 'account',
  evidence: 'known',
  header: [
    'Date de comptabilisation',
    'Libelle simplifie',
    'Libelle operation',
    'Reference',
    'Informations complementaires',
    'Type operation',
    'Categorie',
    'Sous categorie',
    'Debit',
    'Credit',
    'Date operation',
    'Date de valeur',
    'Pointage operation',
  ],
  fields: {
    purpose: ['Libelle operation', 'Informations complementaires'],
    counterpartyName: ['Libelle simplifie'],
  },
  currency: 'EUR',
  dateOrder: 'DMY',
};
