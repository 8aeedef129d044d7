import type { ExportFormat } from '../description/export-format';

export const lvSwedbank: readonly ExportFormat[] = [
  {
    id: 'lv-swedbank',
    bank: 'Swedbank',
    country: 'LV',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Klienta konts',
      'Ieraksta tips',
      'Datums',
      'Saņēmējs/Maksātājs',
      'Informācija saņēmējam',
      'Summa',
      'Valūta',
      'Debets/Kredīts',
      'Arhīva kods',
      'Maksājuma veids',
      'Refernces numurs',
      'Dokumenta numurs',
    ],
  },
];
