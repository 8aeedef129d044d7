import type { ExportFormat } from '../description/export-format';

export const itBancobpm: readonly ExportFormat[] = [
  {
    id: 'it-bancobpm',
    bank: 'Banco BPM',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Ragione Sociale',
      'Data contabile',
      'Data valuta',
      'Banca',
      'Rapporto',
      'Importo',
      'Divisa',
      'Descrizione',
      'Categoria/sottocategoria',
      'Hashtag',
    ],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
