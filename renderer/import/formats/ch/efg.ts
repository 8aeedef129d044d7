import type { ExportFormat } from '../description/export-format';

export const chEfg: readonly ExportFormat[] = [
  {
    id: 'ch-efg',
    bank: 'EFG',
    country: 'CH',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data registrazione', 'Data valuta', 'Transazione', 'Descrizione', 'Importo', 'DIV', 'Saldo'],
  },
];
