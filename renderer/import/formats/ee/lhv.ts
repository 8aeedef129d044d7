import type { ExportFormat } from '../description/export-format';

export const eeLhv: readonly ExportFormat[] = [
  {
    id: 'ee-lhv',
    bank: 'LHV Pank',
    country: 'EE',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Kliendi konto',
      'Dokumendi number',
      'Kuupäev',
      'Saaja/maksja konto',
      'Saaja/maksja nimi',
      'Deebet/Kreedit (D/C)',
      'Summa',
      'Viitenumber',
      'Arhiveerimistunnus',
      'Selgitus',
      'Valuuta',
      'Isikukood või registrikood',
      'Saaja/maksja panga BIC',
      'Makse algataja nimi',
      'Kande viide',
      'Konto teenusepakkuja viide',
    ],
  },
];
