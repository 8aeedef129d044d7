import type { ExportFormat } from '../engine/recognition/export-format';

export const chRaiffeisenFr: ExportFormat = {
  id: 'ch-raiffeisen-fr',
  bank: 'Raiffeisen',
  country: 'CH',
  exportType: 'account',
  sharedBy: 'family',
  evidence: 'described',
  header: ['Compte', 'Date comptable', 'Libellé', 'Montant', 'Solde', 'Date valeur'],
};
