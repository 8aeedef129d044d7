import type { ExportFormat } from '../description/export-format';

export const itUnicredit: readonly ExportFormat[] = [
  {
    id: 'it-unicredit',
    bank: 'UniCredit',
    country: 'IT',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Data Registrazione', 'Data valuta', 'Descrizione', 'Importo (EUR)'],
    dateOrder: 'DMY',
  },
];
