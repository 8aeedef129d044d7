import type { ExportFormat } from '../description/export-format';

export const frCic: readonly ExportFormat[] = [
  {
    id: 'fr-cic',
    bank: 'CIC',
    country: 'FR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Date de valeur', 'Montant', 'Libellé', 'Solde'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
