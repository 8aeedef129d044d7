import type { ExportFormat } from '../engine/recognition/export-format';

export const chCreditsuisseFr2017: ExportFormat = {
  id: 'ch-creditsuisse-fr-2017',
  bank: 'Credit Suisse',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Date comptable', "Moment de l'écriture", 'Texte', 'Débit', 'Crédit', 'Date de valeur', 'Solde'],
};
