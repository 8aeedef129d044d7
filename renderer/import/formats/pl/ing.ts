import type { ExportFormat } from '../description/export-format';

export const plIng: readonly ExportFormat[] = [
  {
    id: 'pl-ing',
    bank: 'ING Bank Śląski',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
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
    fields: {
      purpose: ['Tytuł'],
      bookingText: ['Szczegóły'],
      counterpartyIban: ['Nr rachunku'],
      accountIban: [],
    },
    preamble: /Lista transakcji|ING Bank Śląski/,
  },
];
