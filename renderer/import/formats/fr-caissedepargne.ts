import type { ExportFormat } from '../engine/recognition/export-format';

export const frCaissedepargne: ExportFormat = {
  id: 'fr-caissedepargne',
  bank: "Caisse d'Epargne",
  country: 'FR',
  exportType: 'account',
  sharedBy: 'family',
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
