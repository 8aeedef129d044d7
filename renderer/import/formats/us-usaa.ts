import type { ExportFormat } from './format';

export const usUsaa: ExportFormat = {
  id: 'us-usaa',
  bank: 'USAA',
  country: 'US',
  exportType: 'account',
  evidence: 'described',
  header: ['Date', 'Description', 'Original Description', 'Category', 'Amount', 'Status'],
  currency: 'USD',
};
