import type { ExportFormat } from '../engine/recognition/export-format';

export const deMilesandmore: ExportFormat = {
  id: 'de-milesandmore',
  bank: 'Miles & More Kreditkarte',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Authorised on',
    'Processed on',
    'Amount',
    'Currency',
    'Description',
    'Payment type',
    'Status',
    'Amount in foreign currency',
    'Currency',
    'Exchange rate',
  ],
  sign: 'asWritten',
};
