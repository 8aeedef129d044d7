import type { ExportFormat } from '../description/export-format';

export const chValiant: readonly ExportFormat[] = [
  {
    id: 'ch-valiant-fr',
    bank: 'Valiant',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Libellé', 'Montant', 'Solde', 'Valeur'],
  },
];
