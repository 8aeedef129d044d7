import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolutEs: ExportFormat = {
  id: 'int-revolut-es',
  bank: 'Revolut',
  country: 'LT',
  exportType: 'wallet',
  evidence: 'described',
  header: [
    'Tipo',
    'Producto',
    'Fecha de inicio',
    'Fecha de finalización',
    'Descripción',
    'Importe',
    'Comisión',
    'Divisa',
    'State',
    'Saldo',
  ],
  feeRule: 'subtract',
};
