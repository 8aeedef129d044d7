import type { ExportFormat } from '../engine/recognition/export-format';

export const frSocietegenerale: ExportFormat = {
  id: 'fr-societegenerale',
  bank: 'Société Générale',
  country: 'FR',
  exportType: 'account',
  evidence: 'known',
  header: ["Date de l'opération", 'Libellé', "Détail de l'écriture", "Montant de l'opération", 'Devise'],
  dateOrder: 'DMY',
};
