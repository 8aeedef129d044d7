import type { ExportFormat } from '../description/export-format';

export const atLivebank: readonly ExportFormat[] = [
  {
    id: 'at-livebank',
    bank: 'livebank',
    country: 'AT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kontonummer',
      'Auszugsnummer',
      'Buchungsdatum',
      'Valutadatum',
      'Umsatzzeit',
      'Zahlungsreferenz',
      'Waehrung',
      'Betrag',
      'Buchungstext',
      'Umsatztext',
    ],
  },
];
