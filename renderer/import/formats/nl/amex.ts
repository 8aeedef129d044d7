import type { ExportFormat } from '../description/export-format';

export const nlAmex: readonly ExportFormat[] = [
  {
    id: 'nl-amex',
    bank: 'American Express',
    country: 'NL',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    sign: 'inverted',
    dateOrder: 'MDY',
    header: [
      'Datum',
      'Omschrijving',
      'Bedrag',
      'Aanvullende informatie',
      'Vermeld op uw rekeningoverzicht als',
      'Adres',
      'Plaats',
      'Postcode',
      'Land',
      'Referentie',
    ],
  },
];
