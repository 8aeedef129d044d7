import type { ExportFormat } from '../description/export-format';

export const gbVirginmoney: readonly ExportFormat[] = [
  {
    id: 'gb-virginmoney-card',
    bank: 'Virgin Money',
    country: 'GB',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'Transaction Date',
      'Posting Date',
      'Billing Amount',
      'Merchant',
      'Merchant City',
      'Merchant State',
      'Merchant Postcode',
      'Reference Number',
      'Debit or Credit',
      'SICMCC Code',
      'Status',
      'Transaction Currency',
      'Additional Card Holder',
      'Card Used',
    ],
    currency: 'GBP',
    accountType: 'KREDIT_KARTE',
    fields: { direction: ['Debit or Credit'] },
  },
];
