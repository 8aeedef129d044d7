import type { ExportFormat } from '../description/export-format';

export const deMilesandmore: readonly ExportFormat[] = [
  {
    id: 'de-milesandmore',
    bank: 'Miles & More Kreditkarte',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
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
  },
  {
    id: 'de-milesandmore-2026',
    bank: 'Miles & More',
    country: 'DE',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
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
  },
];
