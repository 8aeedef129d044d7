import type { ExportFormat } from '../description/export-format';

export const gbTesco: readonly ExportFormat[] = [
  {
    id: 'gb-tesco-bank',
    bank: 'Tesco Bank',
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
      'Merchant County',
      'Merchant Postal Code',
      'Reference Number',
      'Debit/Credit Flag',
      'SICMCC Code',
    ],
    currency: 'GBP',
    fields: { direction: ['Debit/Credit Flag'] },
  },
];
