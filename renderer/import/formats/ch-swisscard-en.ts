import type { ExportFormat } from '../engine/recognition/export-format';

export const chSwisscardEn: ExportFormat = {
  id: 'ch-swisscard-en',
  bank: 'Swisscard',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'Transaction date',
    'Description',
    'Merchant',
    'Card number',
    'Currency',
    'Amount',
    'Foreign Currency',
    'Amount in foreign currency',
    'Debit/Credit',
    'Status',
    'Merchant Category',
    'Registered Category',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
};
