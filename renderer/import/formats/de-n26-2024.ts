import type { ExportFormat } from '../engine/recognition/export-format';

export const deN262024: ExportFormat = {
  id: 'de-n26-2024',
  bank: 'N26',
  country: 'DE',
  exportType: 'account',
  evidence: 'fixture',
  header: [
    'Booking Date',
    'Value Date',
    'Partner Name',
    'Partner Iban',
    'Type',
    'Payment Reference',
    'Account Name',
    'Amount (EUR)',
    'Original Amount',
    'Original Currency',
    'Exchange Rate',
  ],
};
