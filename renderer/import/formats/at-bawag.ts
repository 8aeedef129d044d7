import type { ExportFormat } from './format';

export const atBawag: ExportFormat = {
  id: 'at-bawag',
  bank: 'BAWAG',
  country: 'AT',
  exportType: 'account',
  evidence: 'fixture',
  header: null,
  shape: ['iban', 'text', 'date', 'date', 'amount', 'currency'],
  bankCodes: ['14000', '60000', '14200'],
};
