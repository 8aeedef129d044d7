import type { ExportFormat } from '../engine/recognition/export-format';

export const deMilesandmore2026: ExportFormat = {
  id: 'de-milesandmore-2026',
  bank: 'Miles & More',
  country: 'DE',
  exportType: 'card',
  evidence: 'described',
  sign: 'asWritten',
  header: [
    'Voucher date',
    'Date of receipt',
    'Reason for payment',
    'Foreign currency',
    'Amount',
    'Exchange rate',
    'Amount',
    'Currency',
  ],
};
