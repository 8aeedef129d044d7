import type { ExportFormat } from './format';

export const deTargobankPunkt: ExportFormat = {
  id: 'de-targobank-punkt',
  bank: 'Targobank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: null,
  shape: ['date', 'text', 'amount', 'amount', 'any', 'any', 'iban'],
  cells: /;-?\d+\.\d{2};/,
  currency: 'EUR',
  bankCodes: ['30020900'],
};
