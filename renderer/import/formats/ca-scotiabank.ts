import type { ExportFormat } from '../engine/recognition/export-format';

export const caScotiabank: ExportFormat = {
  id: 'ca-scotiabank',
  bank: 'Scotiabank',
  country: 'CA',
  exportType: 'account',
  evidence: 'described',
  header: ['Filter', 'Date', 'Description', 'Sub-description', 'Type of Transaction', 'Amount', 'Balance'],
  currency: 'CAD',
};
