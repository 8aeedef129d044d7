import type { ExportFormat } from '../description/export-format';

export const frShine: readonly ExportFormat[] = [
  {
    id: 'fr-shine',
    bank: 'Shine',
    country: 'FR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction ID',
      'Date de la valeur',
      "Date d'opération",
      'IBAN',
      'Type de transaction',
      'Transaction personnelle',
      'Category',
      'Débit',
      'Crédit',
      'Solde mouvement',
      'Solde bancaire',
      'Libellé',
      'Nom de la contrepartie',
      'Montant HT',
      'Montant de TVA total',
      'Pièces',
      "Date d'ajout pièces",
      'Commentaire',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
