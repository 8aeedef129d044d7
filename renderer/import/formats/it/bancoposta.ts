import type { ExportFormat } from '../description/export-format';

export const itBancoposta: readonly ExportFormat[] = [
  {
    id: 'it-bancoposta',
    bank: 'BancoPosta',
    country: 'IT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data', 'Valuta', 'Addebiti', 'Accrediti', 'Descrizione operazioni'],
    currency: 'EUR',
    dateOrder: 'DMY',
    cells: /SALDO INIZIALE|PAGAMENTO POS |TRN BPPI|POSTAGIRO|Postepay/,
  },
];
