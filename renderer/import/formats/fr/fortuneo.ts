import type { ExportFormat } from '../description/export-format';

export const frFortuneo: readonly ExportFormat[] = [
  {
    id: 'fr-fortuneo',
    bank: 'Fortuneo',
    country: 'FR',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Date opération', 'Date valeur', 'libellé', 'Débit', 'Crédit'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
