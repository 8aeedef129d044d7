import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisseFr: ExportFormat = {
  id: 'ch-creditsuisse-fr',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Date comptable', 'Texte', 'Débit', 'Crédit', 'Date de valeur', 'Solde'],
};
