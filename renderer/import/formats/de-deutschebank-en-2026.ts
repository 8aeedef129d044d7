import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebankEn2026: ExportFormat = {
  id: 'de-deutschebank-en-2026',
  bank: 'Deutsche Bank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Booking date',
    'Value date',
    'Transaction Type',
    'Beneficiary / Originator',
    'Payment Details',
    'IBAN / Account Number',
    'BIC',
    'Customer Reference',
    'Mandate Reference',
    'Creditor ID',
    'Compensation amount',
    'Original Amount',
    'Ultimate creditor',
    'Number of transactions',
    'Number of cheques',
    'Debit',
    'Credit',
    'Currency',
  ],
};
