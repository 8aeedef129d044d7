import type { ExportFormat } from '../description/export-format';

export const plMillennium: readonly ExportFormat[] = [
  {
    id: 'pl-millennium',
    bank: 'Bank Millennium',
    country: 'PL',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Numer rachunku/karty',
      'Data transakcji',
      'Data rozliczenia',
      'Rodzaj transakcji',
      'Na konto/Z konta',
      'Odbiorca/Zleceniodawca',
      'Opis',
      'Obciążenia',
      'Uznania',
      'Saldo',
      'Waluta',
    ],
    fields: {
      accountIban: ['Numer rachunku/karty'],
      counterpartyIban: ['Na konto/Z konta'],
      counterpartyName: ['Odbiorca/Zleceniodawca'],
      bookingDate: ['Data rozliczenia'],
      transactionDate: ['Data transakcji'],
    },
  },
];
