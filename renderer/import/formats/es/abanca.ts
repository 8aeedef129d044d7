import type { ExportFormat } from '../description/export-format';

export const esAbanca: readonly ExportFormat[] = [
  {
    id: 'es-abanca',
    bank: 'Abanca',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Fecha', 'Concepto', 'Saldo', 'Importe', 'Fecha operación', 'Fecha valor'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
