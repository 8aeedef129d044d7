import type { ExportFormat } from '../description/export-format';

export const nlKnab: readonly ExportFormat[] = [
  {
    id: 'nl-knab',
    bank: 'Knab',
    country: 'NL',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
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
      purpose: ['Omschrijving'],
      accountIban: ['Rekeningnummer'],
      bookingDate: ['Boekdatum'],
      counterpartyName: ['Tegenrekeninghouder'],
      bookingText: ['Betaalwijze'],
      direction: ['CreditDebet'],
    },
  },
];
