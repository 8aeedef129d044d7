import type { ExportFormat } from '../engine/recognition/export-format';

export const plMbankZestawienie: ExportFormat = {
  id: 'pl-mbank-zestawienie',
  bank: 'mBank',
  country: 'PL',
  exportType: 'account',
  evidence: 'described',
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
};
