import type { ExportFormat } from '../description/export-format';

export const itBancaannia: readonly ExportFormat[] = [
  {
    id: 'it-bancaannia',
    bank: 'Banca Annia',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data contabile', 'Data valuta', 'Importo', 'Descrizione', 'Note'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
