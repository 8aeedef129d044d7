import type { ExportFormat } from './format';

export const intActual: ExportFormat = {
  id: 'int-actual',
  bank: 'Actual Budget',
  country: 'US',
  exportType: 'register',
  evidence: 'described',
  header: ['Account', 'Date', 'Payee', 'Notes', 'Category', 'Amount', 'Cleared'],
};
