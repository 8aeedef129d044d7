import type { ExportFormat } from '../description/export-format';

export const plMbank: readonly ExportFormat[] = [
  {
    id: 'pl-mbank-lista',
    bank: 'mBank',
    country: 'PL',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['#Data operacji', '#Opis operacji', '#Rachunek', '#Kategoria', '#Kwota'],
    otherHeaders: [
      ['#Data operacji', '#Opis operacji', '#Rachunek', '#Kategoria', '#Kwota', '#Saldo po operacji'],
    ],
    currency: 'PLN',
  },
  {
    id: 'pl-mbank-zestawienie',
    bank: 'mBank',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      '#Data księgowania',
      '#Data operacji',
      '#Opis operacji',
      '#Tytuł',
      '#Nadawca/Odbiorca',
      '#Numer konta',
      '#Kwota',
      '#Saldo po operacji',
    ],
    currency: 'PLN',
  },
];
