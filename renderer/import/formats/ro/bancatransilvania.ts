import type { ExportFormat } from '../description/export-format';

export const roBancatransilvania: readonly ExportFormat[] = [
  {
    id: 'ro-bancatransilvania',
    bank: 'Banca Transilvania',
    country: 'RO',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Data tranzactie',
      'Data valuta',
      'Descriere',
      'Referinta tranzactiei',
      'Debit',
      'Credit',
      'Sold contabil',
    ],
  },
];
