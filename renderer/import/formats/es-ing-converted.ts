import type { ExportFormat } from '../engine/recognition/export-format';

export const esIngConverted: ExportFormat = {
  id: 'es-ing-converted',
  bank: 'ING',
  country: 'ES',
  exportType: 'account',
  evidence: 'described',
  header: ['date', 'class', 'subcategory', 'desc', 'notes', 'image', 'amount', 'balance'],
  currency: 'EUR',
  dateOrder: 'DMY',
};
