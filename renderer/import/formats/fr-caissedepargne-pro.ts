import type { ExportFormat } from '../engine/recognition/export-format';

export const frCaissedepargnePro: ExportFormat = {
  id: 'fr-caissedepargne-pro',
  bank: "Caisse d'Épargne",
  country: 'FR',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: [
    'Date comptable',
    'Libelle simplifie',
    'Reference',
    'Informations complementaires',
    'Type operation',
    'Debit',
    'Credit',
    'Date operation',
    'Date de valeur',
    'Pointage',
  ],
};
