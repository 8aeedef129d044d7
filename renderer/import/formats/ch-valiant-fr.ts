import type { ExportFormat } from './format';

export const chValiantFr: ExportFormat = {
  id: 'ch-valiant-fr',
  bank: 'Valiant',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Date', 'Libellé', 'Montant', 'Solde', 'Valeur'],
};
