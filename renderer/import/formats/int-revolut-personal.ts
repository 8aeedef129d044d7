import type { ExportFormat } from '../engine/recognition/export-format';

export const intRevolutPersonal: ExportFormat = {
  id: 'int-revolut-personal',
  bank: 'Revolut',
  country: 'LT',
  exportType: 'wallet',
  evidence: 'fixture',
  header: [
    'Type',
    'Product',
    'Started Date',
    'Completed Date',
    'Description',
    'Amount',
    'Fee',
    'Currency',
    'State',
    'Balance',
  ],
  feeRule: 'subtract',
};
