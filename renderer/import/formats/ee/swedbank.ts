import type { ExportFormat } from '../description/export-format';

export const eeSwedbank: readonly ExportFormat[] = [
  {
    id: 'ee-swedbank',
    bank: 'Swedbank',
    country: 'EE',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Kliendi konto',
      'Reatüüp',
      'Kuupäev',
      'Saaja/Maksja',
      'Selgitus',
      'Summa',
      'Valuuta',
      'Deebet/Kreedit',
      'Arhiveerimistunnus',
      'Makse liik',
      'Viitenumber',
      'Dokumendi number',
    ],
    fields: { accountIban: ['Kliendi konto'], bookingText: ['Makse liik'], direction: ['Deebet/Kreedit'] },
    otherHeaders: [
      [
        'Kliendi konto',
        'Reatüüp',
        'Kuupäev',
        'Saaja/Maksja',
        'Selgitus',
        'Summa',
        'Valuuta',
        'Deebet/Kreedit',
        'Arhiveerimistunnus',
        'Tehingu tüüp',
        'Viitenumber',
        'Dokumendi number',
      ],
    ],
  },
];
