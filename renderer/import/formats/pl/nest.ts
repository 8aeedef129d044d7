import type { ExportFormat } from '../description/export-format';

export const plNest: readonly ExportFormat[] = [
  {
    id: 'pl-nest',
    bank: 'Nest Bank',
    country: 'PL',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data księgowania',
      'Data operacji',
      'Rodzaj operacji',
      'Kwota',
      'Waluta',
      'Dane kontrahenta',
      'Tytuł operacji',
      'Saldo po operacji',
    ],
    dateOrder: 'DMY',
  },
];
