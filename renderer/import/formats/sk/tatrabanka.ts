import type { ExportFormat } from '../description/export-format';

export const skTatrabanka: readonly ExportFormat[] = [
  {
    id: 'sk-tatrabanka',
    bank: 'Tatra banka',
    country: 'SK',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Dátum spracovania',
      'Dátum zúčtovania',
      'Suma',
      'Mena',
      'Typ',
      'Predčíslie',
      'Číslo účtu',
      'Kód banky',
      'IBAN',
      'Variabilný symbol',
      'Špecifický symbol',
      'Konštantný symbol',
      'Referencia platiteľa',
      'Informácia pre príjemcu',
      'Popis',
    ],
    currency: 'EUR',
    fields: {
      direction: ['Typ'],
      counterpartyIban: ['IBAN'],
      purpose: ['Informácia pre príjemcu'],
      bookingText: ['Popis'],
    },
  },
];
