import type { ExportFormat } from '../description/export-format';

export const seAvanza: readonly ExportFormat[] = [
  {
    id: 'se-avanza',
    bank: 'Avanza',
    country: 'SE',
    exportType: 'depot cash',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Datum',
      'Konto',
      'Typ av transaktion',
      'Värdepapper/beskrivning',
      'Antal',
      'Kurs',
      'Belopp',
      'Transaktionsvaluta',
      'Courtage',
      'Valutakurs',
      'Instrumentvaluta',
      'ISIN',
      'Resultat',
    ],
  },
];
