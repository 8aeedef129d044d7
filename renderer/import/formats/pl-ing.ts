import type { ExportFormat } from './format';

export const plIng: ExportFormat = {
  id: 'pl-ing',
  bank: 'ING Bank Śląski',
  country: 'PL',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Data transakcji',
    'Data księgowania',
    'Dane kontrahenta',
    'Tytuł',
    'Nr rachunku',
    'Nazwa banku',
    'Szczegóły',
    'Nr transakcji',
    'Kwota transakcji (waluta rachunku)',
    'Waluta',
    'Kwota blokady/zwolnienie blokady',
    'Waluta',
    'Kwota płatności w walucie',
    'Waluta',
    'Konto',
    'Saldo po transakcji',
    'Waluta',
  ],
  preamble: /Lista transakcji|ING Bank Śląski/,
};
