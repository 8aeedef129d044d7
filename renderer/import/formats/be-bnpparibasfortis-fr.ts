import type { ExportFormat } from '../engine/recognition/export-format';

export const beBnpparibasfortisFr: ExportFormat = {
  id: 'be-bnpparibasfortis-fr',
  bank: 'BNP Paribas Fortis',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Nº de séquence',
    "Date d'exécution",
    'Date valeur',
    'Montant',
    'Devise du compte',
    'Numéro de compte',
    'Type de transaction',
    'Contrepartie',
    'Nom de la contrepartie',
    'Communication',
    'Détails',
    'Statut',
    'Motif du refus',
  ],
  currency: 'EUR',
  dateOrder: 'DMY',
};
