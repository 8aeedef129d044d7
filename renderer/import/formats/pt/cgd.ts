import type { ExportFormat } from '../description/export-format';

export const ptCgd: readonly ExportFormat[] = [
  {
    id: 'pt-cgd',
    bank: 'Caixa Geral de Depósitos',
    country: 'PT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data mov.', 'Data-valor', 'Descrição', 'Montante', 'Saldo contabilístico após movimento'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
