import type { ExportFormat } from '../engine/recognition/export-format';

export const intStripeTransactions: ExportFormat = {
  id: 'int-stripe-transactions',
  bank: 'Stripe',
  country: 'IE',
  exportType: 'wallet',
  evidence: 'described',
  header: [
    'id',
    'Type',
    'Source',
    'Amount',
    'Fee',
    'Destination Platform Fee',
    'Destination Platform Fee Currency',
    'Net',
    'Currency',
    'Created (UTC)',
    'Available On (UTC)',
    'Description',
    'Customer Facing Amount',
    'Customer Facing Currency',
    'Transfer',
    'Transfer Date (UTC)',
    'Transfer Group',
  ],
  sign: 'asWritten',
};
