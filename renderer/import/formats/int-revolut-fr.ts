import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolutFr: ExportFormat = {
  id: 'int-revolut-fr',
  bank: 'Revolut',
  country: 'LT',
  exportType: 'wallet',
  evidence: 'described',
  header: [
    'Type',
    'Produit',
    'Date de début',
    'Date de fin',
    'Description',
    'Montant',
    'Frais',
    'Devise',
    'État',
    'Solde',
  ],
  feeRule: 'subtract',
};
