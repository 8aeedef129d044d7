import type { ExportFormat } from '../engine/recognition/export-format';

export const frSocietegeneraleLivret: ExportFormat = {
  id: 'fr-societegenerale-livret',
  bank: 'Société Générale',
  country: 'FR',
  exportType: 'account',
  evidence: 'described',
  header: ['date_comptabilisation', 'libellé_complet_operation', 'montant_operation', 'devise'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
