import type { ExportFormat } from '../engine/recognition/export-format';

export const deDeutschebankEn2017: ExportFormat = {
  id: 'de-deutschebank-en-2017',
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
    'IBAN',
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
