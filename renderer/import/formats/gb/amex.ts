import type { ExportFormat } from '../description/export-format';

export const gbAmex: readonly ExportFormat[] = [
  {
    id: 'gb-amex',
    bank: 'American Express',
    country: 'GB',
    exportType: 'card',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Date',
      'Description',
      'Card Member',
      'Account #',
      'Amount',
      'Extended Details',
      'Appears On Your Statement As',
      'Address',
      'Town/City',
      'Postcode',
      'Country',
      'Reference',
      'Category',
    ],
    fields: {
      purpose: ['Description'],
      accountIban: ['Account #'],
      accountOwner: ['Card Member'],
      eref: [],
      bankReference: ['Reference'],
    },
    currency: 'GBP',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'DMY',
    sign: 'inverted',
  },
];
