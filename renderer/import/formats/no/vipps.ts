import type { ExportFormat } from '../description/export-format';

export const noVipps: readonly ExportFormat[] = [
  {
    id: 'no-vipps',
    bank: 'Vipps',
    country: 'NO',
    exportType: 'wallet',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Salgsdato',
      'Salgssted',
      'Vippsnummer',
      'Produkt',
      'Transaksjons-ID',
      'Ordre-ID',
      'Brutto',
      'Gebyr',
      'Netto',
      'Transaksjonstype',
      'Oppgjørs-ID',
      'Oppgjørsdato',
      'Oppgjørssum',
      'Oppgjørskonto',
      'Fornavn',
      'Etternavn',
      'Melding',
    ],
    currency: 'NOK',
  },
];
