import type { ExportFormat } from '../description/export-format';

export const itFineco: readonly ExportFormat[] = [
  {
    id: 'it-fineco',
    bank: 'Fineco',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data_Operazione',
      'Data_Valuta',
      'Entrate',
      'Uscite',
      'Descrizione',
      'Descrizione_Completa',
      'Stato',
      'Moneymap',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
