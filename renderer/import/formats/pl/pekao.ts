import type { ExportFormat } from '../description/export-format';

export const plPekao: readonly ExportFormat[] = [
  {
    id: 'pl-pekao',
    bank: 'Bank Pekao',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data księgowania',
      'Data waluty',
      'Nadawca / Odbiorca',
      'Adres nadawcy / odbiorcy',
      'Rachunek źródłowy',
      'Rachunek docelowy',
      'Tytułem',
      'Kwota operacji',
      'Waluta',
      'Numer referencyjny',
      'Typ operacji',
      'Kategoria',
    ],
    dateOrder: 'DMY',
  },
];
