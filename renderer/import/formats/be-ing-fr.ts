import type { ExportFormat } from '../engine/recognition/export-format';

export const beIngFr: ExportFormat = {
  id: 'be-ing-fr',
  bank: 'ING',
  country: 'BE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Numéro de compte',
    'Nom du compte',
    'Compte partie adverse',
    'Numéro de mouvement',
    'Date comptable',
    'Date valeur',
    'Montant',
    'Devise',
    'Libellés',
    'Détails du mouvement',
    'Message',
  ],
  currency: 'EUR',
  dateOrder: 'DMY',
};
