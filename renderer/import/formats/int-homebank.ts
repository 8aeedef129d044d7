import type { ExportFormat } from './format';

export const intHomebank: ExportFormat = {
  id: 'int-homebank',
  bank: 'HomeBank',
  country: 'FR',
  exportType: 'interchange',
  evidence: 'described',
  header: ['date', 'paymode', 'info', 'payee', 'memo', 'amount', 'category', 'tags'],
};
