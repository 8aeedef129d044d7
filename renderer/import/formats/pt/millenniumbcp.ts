import type { ExportFormat } from '../description/export-format';

export const ptMillenniumbcp: readonly ExportFormat[] = [
  {
    id: 'pt-millenniumbcp',
    bank: 'Millennium bcp',
    country: 'PT',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data lançamento', 'Data valor', 'Descrição', 'Montante', 'Tipo', 'Saldo'],
    dateOrder: 'DMY',
  },
];
