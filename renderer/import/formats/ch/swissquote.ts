import type { ExportFormat } from '../description/export-format';

export const chSwissquote: readonly ExportFormat[] = [
  {
    id: 'ch-swissquote',
    bank: 'Swissquote',
    country: 'CH',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Auftrag #',
      'Transaktionen',
      'Symbol',
      'Name',
      'ISIN',
      'Anzahl',
      'Stückpreis',
      'Kosten',
      'Aufgelaufene Zinsen',
      'Nettobetrag',
      'Saldo',
      'Währung',
    ],
    apart: ['currency'],
  },
];
