import type { ExportFormat } from '../description/export-format';

export const beVdk: readonly ExportFormat[] = [
  {
    id: 'be-vdk-fr',
    bank: 'vdk bank',
    country: 'BE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Date d’exécution',
      'Date valeur',
      'Numéro de référence de VDK',
      'Type de mouvement',
      'Numéro de compte de la contrepartie',
      'BIC/SWIFT de la contrepartie',
      'Nom de la contrepartie',
      'Adresse de la contrepartie',
      'Code postal de la contrepartie',
      'Domicile de la contrepartie',
      'Pays de la contrepartie',
      'Communication',
      'Montant',
      'Devise',
    ],
    bankCodes: ['891'],
  },
];
