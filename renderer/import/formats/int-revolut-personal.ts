import type { ExportFormat } from './format';

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
