import type { ExportFormat } from '../engine/recognition/export-format';

export const caScotiabankCard: ExportFormat = {
  id: 'ca-scotiabank-card',
  bank: 'Scotiabank',
  country: 'CA',
  exportType: 'card',
  evidence: 'described',
  header: ['Filter', 'Date', 'Description', 'Sub-description', 'Status', 'Type of Transaction', 'Amount'],
  currency: 'CAD',
  fields: { direction: ['Type of Transaction'] },
};
