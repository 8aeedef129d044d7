import type { ExportFormat } from '../description/export-format';

export const frCreditagricole: readonly ExportFormat[] = [
  {
    id: 'fr-creditagricole',
    bank: 'Crédit Agricole',
    country: 'FR',
    exportType: 'account',
    sharedBy: 'family',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Date', 'Libellé', 'Débit euros', 'Crédit euros'],
    otherHeaders: [['Date', 'Date valeur', 'Libellé', 'Débit euros', 'Crédit euros']],
    currency: 'EUR',
    dateOrder: 'DMY',
    preamble: /T.{1,2}l.{1,2}chargement du \d/,
  },
];
