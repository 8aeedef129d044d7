import type { ExportFormat } from '../engine/recognition/export-format';

export const deCommerzbankEn2026: ExportFormat = {
  id: 'de-commerzbank-en-2026',
  bank: 'Commerzbank',
  country: 'DE',
  exportType: 'account',
  evidence: 'described',
  header: [
    'Booking date',
    'Value date',
    'Transaction type',
    'Booking text',
    'Amount',
    'Currency',
    'Account IBAN',
    'Category',
    'Sender',
    'Recipient',
    'Transfer purpose',
  ],
};
