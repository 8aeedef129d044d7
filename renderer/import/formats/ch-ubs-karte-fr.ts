import type { ExportFormat } from './format';

export const chUbsKarteFr: ExportFormat = {
  id: 'ch-ubs-karte-fr',
  bank: 'UBS',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Numéro de compte',
    'Numéro de carte',
    'Titulaire de compte/carte',
    "Date d'achat",
    'Texte comptable',
    'Secteur',
    'Montant',
    'Monnaie originale',
    'Cours',
    'Monnaie',
    'Débit',
    'Crédit',
    'Ecriture',
  ],
  accountType: 'KREDIT_KARTE',
};
