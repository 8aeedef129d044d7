import type { ExportFormat } from '../engine/recognition/export-format';

export const chUbsFr2024: ExportFormat = {
  id: 'ch-ubs-fr-2024',
  bank: 'UBS',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Date de transaction',
    'Heure de transaction',
    'Date de comptabilisation',
    'Date de valeur',
    'Monnaie',
    'Débit',
    'Crédit',
    'Sous-montant',
    'Solde',
    'N° de transaction',
    'Description1',
    'Description2',
    'Description3',
    'Notes de bas de page',
  ],
};
