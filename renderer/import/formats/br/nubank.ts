import type { ExportFormat } from '../description/export-format';

export const brNubank: readonly ExportFormat[] = [
  {
    id: 'br-nubank',
    bank: 'Nubank',
    country: 'BR',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Data', 'Valor', 'Identificador', 'Descrição'],
  },
];
