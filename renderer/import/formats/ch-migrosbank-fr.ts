import type { ExportFormat } from '../engine/recognition/export-format';

export const chMigrosbankFr: ExportFormat = {
  id: 'ch-migrosbank-fr',
  bank: 'Banque Migros',
  country: 'CH',
  exportType: 'account',
  evidence: 'described',
  header: ['Date', 'Libellé', 'Message', 'Numéro de référence', 'Montant', 'Valeur'],
  currency: 'CHF',
};
