import type { ExportFormat } from '../engine/recognition/export-format';

export const plMbankLista: ExportFormat = {
  id: 'pl-mbank-lista',
  bank: 'mBank',
  country: 'PL',
  exportType: 'account',
  evidence: 'known',
  header: ['#Data operacji', '#Opis operacji', '#Rachunek', '#Kategoria', '#Kwota'],
  otherHeaders: [
    ['#Data operacji', '#Opis operacji', '#Rachunek', '#Kategoria', '#Kwota', '#Saldo po operacji'],
  ],
  currency: 'PLN',
};
