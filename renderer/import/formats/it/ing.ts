import type { ExportFormat } from '../description/export-format';

export const itIng: readonly ExportFormat[] = [
  {
    id: 'it-ing',
    bank: 'ING',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['DATA CONTABILE', 'DATA VALUTA', 'USCITE', 'ENTRATE', 'CAUSALE', 'DESCRIZIONE OPERAZIONE'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
  {
    id: 'it-ing-carta',
    bank: 'ING',
    country: 'IT',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['DATA OPERAZIONE', 'DATA REGISTRAZIONE', 'DESCRIZIONE OPERAZIONE', 'IMPORTO IN EURO'],
    currency: 'EUR',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'DMY',
    sign: 'asWritten',
    preamble: /Carta di credito: \*{4}/,
  },
];
