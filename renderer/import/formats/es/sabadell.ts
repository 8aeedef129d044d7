import type { ExportFormat } from '../description/export-format';

export const esSabadell: readonly ExportFormat[] = [
  {
    id: 'es-sabadell',
    bank: 'Banco Sabadell',
    country: 'ES',
    exportType: 'account',
    evidence: 'described',
    source: 'notRecorded',
    header: ['F. Operativa', 'Concepto', 'F. Valor', 'Importe', 'Saldo', 'Referencia 1', 'Referencia 2'],
    currency: 'EUR',
    dateOrder: 'DMY',
    fields: { purpose: ['Concepto'], bookingText: [] },
  },
];
