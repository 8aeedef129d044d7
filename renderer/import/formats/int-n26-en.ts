import type { ExportFormat } from '../engine/recognition/export-format';

export const intN26En: ExportFormat = {
  id: 'int-n26-en',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'known',
  header: [
    'Date',
    'Payee',
    'Account number',
    'Transaction type',
    'Payment reference',
    'Category',
    'Amount (EUR)',
    'Amount (Foreign Currency)',
    'Type Foreign Currency',
    'Exchange Rate',
  ],
  otherHeaders: [
    [
      'Date',
      'Payee',
      'Account number',
      'Transaction type',
      'Payment reference',
      'Amount (EUR)',
      'Amount (Foreign Currency)',
      'Type Foreign Currency',
      'Exchange Rate',
    ],
  ],
  fields: {
    bookingText: ['Transaction type'],
    counterpartyIban: ['Account number'],
    accountIban: [],
    counterpartyName: ['Payee'],
  },
};
