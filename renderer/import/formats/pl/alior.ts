import type { ExportFormat } from '../description/export-format';

export const plAlior: readonly ExportFormat[] = [
  {
    id: 'pl-alior',
    bank: 'Alior Bank',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data transakcji',
      'Data księgowania',
      'Nazwa nadawcy',
      'Nazwa odbiorcy',
      'Szczegóły transakcji',
      'Kwota operacji',
      'Waluta operacji',
      'Kwota w walucie rachunku',
      'Waluta rachunku',
      'Numer rachunku nadawcy',
      'Numer rachunku odbiorcy',
    ],
    fields: {
      bookingDate: ['Data księgowania'],
      transactionDate: ['Data transakcji'],
      amount: ['Kwota w walucie rachunku'],
      currency: ['Waluta rachunku'],
      originalAmount: ['Kwota operacji'],
      originalCurrency: ['Waluta operacji'],
      payerName: ['Nazwa nadawcy'],
      payeeName: ['Nazwa odbiorcy'],
      payerIban: ['Numer rachunku nadawcy'],
      payeeIban: ['Numer rachunku odbiorcy'],
    },
  },
];
