import type { ExportFormat } from './format';

export const beBelfius: ExportFormat = {
  id: 'be-belfius',
  bank: 'Belfius',
  country: 'BE',
  exportType: 'account',
  evidence: 'known',
  header: [
    'Rekening',
    'Boekingsdatum',
    'Rekeninguittrekselnummer',
    'Transactienummer',
    'Rekening tegenpartij',
    'Naam tegenpartij bevat',
    'Straat en nummer',
    'Postcode en plaats',
    'Transactie',
    'Valutadatum',
    'Bedrag',
    'Devies',
    'BIC',
    'Landcode',
    'Mededelingen',
  ],
  fields: {
    counterpartyName: ['Naam tegenpartij bevat'],
    counterpartyIban: ['Rekening tegenpartij'],
    accountIban: ['Rekening'],
    currency: ['Devies'],
  },
  dateOrder: 'DMY',
};
