import type { ExportFormat } from '../description/export-format';

export const usChase: readonly ExportFormat[] = [
  {
    id: 'us-chase',
    bank: 'Chase',
    country: 'US',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Details', 'Posting Date', 'Description', 'Amount', 'Type', 'Balance', 'Check or Slip #'],
    fields: { purpose: ['Description'], bookingText: ['Type'], direction: [] },
    currency: 'USD',
    dateOrder: 'MDY',
    cells: /,(?:(?:MISC|ACH)_(?:DEBIT|CREDIT)|FEE_TRANSACTION|DEBIT_CARD|QUICKPAY_\w+|LOAN_PMT|CHECK_PAID),/,
  },
  {
    id: 'us-chase-card',
    bank: 'Chase',
    country: 'US',
    exportType: 'card',
    evidence: 'known',
    source: 'notRecorded',
    header: ['Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo'],
    otherHeaders: [
      ['Card', 'Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount', 'Memo'],
    ],
    currency: 'USD',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'MDY',
    sign: 'asWritten',
    cells: /,(?:Sale|Payment|Return|Adjustment|Fee),-?\d/,
  },
];
