import type { ExportFormat } from './format';

export const plMbank: ExportFormat = {
  id: 'pl-mbank',
  bank: 'mBank',
  country: 'PL',
  exportType: 'account',
  evidence: 'known',
  header: ['#Data operacji', '#Opis operacji', '#Rachunek', '#Kategoria', '#Kwota'],
  otherHeaders: [
    [
      '#Data księgowania',
      '#Data operacji',
      '#Opis operacji',
      '#Tytuł',
      '#Nadawca/Odbiorca',
      '#Numer konta',
      '#Kwota',
      '#Saldo po operacji',
    ],
  ],
  currency: 'PLN',
};
