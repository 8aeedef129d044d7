import type { ExportFormat } from '../engine/recognition/export-format';

export const usAmexReceipt: ExportFormat = {
  id: 'us-amex-receipt',
  bank: 'American Express',
  country: 'US',
  exportType: 'card',
  evidence: 'described',
  header: ['Date', 'Receipt', 'Description', 'Card Member', 'Account #', 'Amount'],
  currency: 'USD',
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
  dateOrder: 'MDY',
  cells: /,-\d{5},-?\d+\.\d\d$/m,
};
