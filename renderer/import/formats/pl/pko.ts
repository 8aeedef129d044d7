import type { ExportFormat } from '../description/export-format';

export const plPko: readonly ExportFormat[] = [
  {
    id: 'pl-pko',
    bank: 'PKO BP',
    country: 'PL',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'Data operacji',
      'Data waluty',
      'Typ transakcji',
      'Kwota',
      'Waluta',
      'Saldo po transakcji',
      'Opis transakcji',
    ],
    fields: { bookingText: ['Typ transakcji'], purpose: ['Opis transakcji'] },
  },
];
