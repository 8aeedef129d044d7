import type { ExportFormat } from '../description/export-format';

export const frCreditmutuel: readonly ExportFormat[] = [
  {
    id: 'fr-creditmutuel',
    bank: 'Crédit Mutuel',
    country: 'FR',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Date', 'Date de valeur', 'Débit', 'Crédit', 'Libellé', 'Solde'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
