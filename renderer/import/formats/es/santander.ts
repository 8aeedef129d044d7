import type { ExportFormat } from '../description/export-format';

export const esSantander: readonly ExportFormat[] = [
  {
    id: 'es-santander',
    bank: 'Santander',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['FECHA OPERACIÓN', 'FECHA VALOR', 'CONCEPTO', 'IMPORTE', 'SALDO'],
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
