import type { ExportFormat } from '../description/export-format';

export const siDelavska: readonly ExportFormat[] = [
  {
    id: 'si-delavska',
    bank: 'Delavska hranilnica',
    country: 'SI',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Valuta',
      'Datum valute',
      'Datum knjiženja',
      'ID transakcije',
      'Št. za reklamacijo',
      'Prejemnik / Plačnik',
      'Breme',
      'Dobro',
      'Referenca plačnika',
      'Referenca prejemnika',
      'Opis prejemnika',
    ],
  },
];
