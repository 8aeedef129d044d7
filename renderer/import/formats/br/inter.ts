import type { ExportFormat } from '../description/export-format';

export const brInter: readonly ExportFormat[] = [
  {
    id: 'br-inter',
    bank: 'Banco Inter',
    country: 'BR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data Lançamento', 'Histórico', 'Descrição', 'Valor', 'Saldo'],
    currency: 'BRL',
    preamble: /Extrato Conta Corrente/,
  },
];
