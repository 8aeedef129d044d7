import type { ExportFormat } from '../engine/recognition/export-format';

export const intStripeBalance: ExportFormat = {
  id: 'int-stripe-balance',
  bank: 'Stripe',
  country: 'IE',
  exportType: 'wallet',
  evidence: 'fixture',
  header: [
    'balance_transaction_id',
    'created',
    'available_on',
    'currency',
    'gross',
    'fee',
    'net',
    'reporting_category',
    'description',
  ],
  hasChosenColumns: true,
};
