import type { ExportFormat } from './format';

export const nlKnab: ExportFormat = {
  id: 'nl-knab',
  bank: 'Knab',
  country: 'NL',
  exportType: 'account',
  evidence: 'known',
  header: [
    'Rekeningnummer',
    'Transactiedatum',
    'Valutacode',
    'CreditDebet',
    'Bedrag',
    'Tegenrekeningnummer',
    'Tegenrekeninghouder',
    'Valutadatum',
    'Betaalwijze',
    'Omschrijving',
    'Type betaling',
    'Machtigingsnummer',
    'Incassant ID',
    'Adres',
    'Referentie',
    'Boekdatum',
  ],
  fields: {
    accountIban: ['Rekeningnummer'],
    bookingDate: ['Boekdatum'],
    counterpartyName: ['Tegenrekeninghouder'],
    bookingText: ['Betaalwijze'],
    direction: ['CreditDebet'],
  },
};
