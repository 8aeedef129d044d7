import type { ExportFormat } from '../engine/recognition/export-format';

export const intN26Fr: ExportFormat = {
  id: 'int-n26-fr',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Date',
    'Bénéficiaire',
    'Numéro de compte',
    'Type de transaction',
    'Référence de paiement',
    'Catégorie',
    'Montant (EUR)',
    'Montant (Devise étrangère)',
    'Sélectionnez la devise étrangère',
    'Taux de conversion',
  ],
  otherHeaders: [
    [
      'Date',
      'Bénéficiaire',
      'Numéro de compte',
      'Type de transaction',
      'Référence de paiement',
      'Montant (EUR)',
      'Montant (Devise étrangère)',
      'Sélectionnez la devise étrangère',
      'Taux de conversion',
    ],
  ],
  fields: {
    counterpartyIban: ['Numéro de compte'],
    accountIban: [],
    purpose: ['Référence de paiement'],
    originalAmount: ['Montant (Devise étrangère)'],
    amount: ['Montant (EUR)'],
  },
};
