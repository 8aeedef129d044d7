import type { ExportFormat } from '../engine/recognition/export-format';

export const usChase: ExportFormat = {
  id: 'us-chase',
  bank: 'Chase',
  country: 'US',
  exportType: 'account',
  evidence: 'known',
  header: ['Details', 'Posting Date', 'Description', 'Amount', 'Type', 'Balance', 'Check or Slip #'],
  fields: { purpose: ['Description'], bookingText: ['Type'], direction: [] },
  currency: 'USD',
  dateOrder: 'MDY',
  cells: /,(?:(?:MISC|ACH)_(?:DEBIT|CREDIT)|FEE_TRANSACTION|DEBIT_CARD|QUICKPAY_\w+|LOAN_PMT|CHECK_PAID),/,
};
