import type { ExportFormat } from '../engine/recognition/export-format';

export const nlIngCreditcard: ExportFormat = {
  id: 'nl-ing-creditcard',
  bank: 'ING',
  country: 'NL',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Datum',
    'Naam / Omschrijving',
    'Mutatiesoort',
    'Af Bij',
    'Bedrag (EUR)',
    'Mededelingen',
    'Kaartnummer',
  ],
  currency: 'EUR',
  accountType: 'KREDIT_KARTE',
  fields: { direction: ['Af Bij'] },
};
