import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisseFr2011: ExportFormat = {
  id: 'ch-creditsuisse-fr-2011',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Date comptable', 'Texte', 'Débit', 'Crédit', 'Date de valeur', 'Solde'],
  preamble: /Direct Net/,
};
