import type { ExportFormat } from '../description/export-format';

export const itMediolanum: readonly ExportFormat[] = [
  {
    id: 'it-mediolanum',
    bank: 'Banca Mediolanum',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data Operazione',
      'Data valuta',
      'Causale',
      'Descrizione',
      'Uscite',
      'Entrate',
      'Tag1',
      'Tag2',
      'Tag3',
      'Tag4',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
