import type { ExportFormat } from '../description/export-format';

export const frSocietegenerale: readonly ExportFormat[] = [
  {
    id: 'fr-societegenerale',
    bank: 'Société Générale',
    country: 'FR',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ["Date de l'opération", 'Libellé', "Détail de l'écriture", "Montant de l'opération", 'Devise'],
    dateOrder: 'DMY',
  },
  {
    id: 'fr-societegenerale-livret',
    bank: 'Société Générale',
    country: 'FR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['date_comptabilisation', 'libellé_complet_operation', 'montant_operation', 'devise'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
