import type { ExportFormat } from '../engine/recognition/export-format';

export const usChaseCard: ExportFormat = {
  id: 'us-chase-card',
  bank: 'Chase',
  country: 'US',
  exportType: 'card',
  evidence: 'known',
  header: ['Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo'],
  otherHeaders: [
    ['Card', 'Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo'],
  ],
  currency: 'USD',
  accountType: 'KREDIT_KARTE',
  dateOrder: 'MDY',
  sign: 'asWritten',
  cells: /,(?:Sale|Payment|Return|Adjustment|Fee),-?\d/,
};
