import type { ExportFormat } from '../description/export-format';

export const noBulder: readonly ExportFormat[] = [
  {
    id: 'no-bulder',
    bank: 'Bulder Bank',
    country: 'NO',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Dato',
      'Inn på konto',
      'Ut fra konto',
      'Til konto',
      'Til kontonummer',
      'Fra konto',
      'Fra kontonummer',
      'Type',
      'Tekst',
      'KID',
      'Hovedkategori',
      'Underkategori',
    ],
    currency: 'NOK',
  },
];
