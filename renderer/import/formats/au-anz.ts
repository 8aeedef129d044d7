import type { ExportFormat } from './format';

export const auAnz: ExportFormat = {
  id: 'au-anz',
  bank: 'ANZ',
  country: 'AU',
  exportType: 'account',
  evidence: 'described',
  header: null,
  shape: ['date', 'amount', 'text'],
  currency: 'AUD',
  dateOrder: 'DMY',
};
