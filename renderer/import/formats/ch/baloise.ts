import type { ExportFormat } from '../description/export-format';

export const chBaloise: readonly ExportFormat[] = [
  {
    id: 'ch-baloise',
    bank: 'Baloise Bank SoBa',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Valuta',
      'Buchungstext',
      'Belastung',
      'Gutschrift',
      'Saldo CHF',
      'Kontonummer',
      'Kontoinhaber',
    ],
  },
];
