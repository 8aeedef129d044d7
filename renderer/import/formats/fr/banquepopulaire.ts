import type { ExportFormat } from '../description/export-format';

export const frBanquepopulaire: readonly ExportFormat[] = [
  {
    id: 'fr-banquepopulaire-2021',
    bank: 'Banque Populaire',
    country: 'FR',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Compte',
      'Date de comptabilisation',
      'Date opération',
      'Libellé',
      'Référence',
      'Date valeur',
      'Montant',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
