import type { ExportFormat } from '../description/export-format';

export const usDiscover: readonly ExportFormat[] = [
  {
    id: 'us-discover',
    bank: 'Discover',
    country: 'US',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: ['Trans. Date', 'Post Date', 'Description', 'Amount', 'Category'],
    currency: 'USD',
    accountType: 'KREDIT_KARTE',
    dateOrder: 'MDY',
    sign: 'inverted',
    cells: /INTERNET PAYMENT - THANK YOU|DIRECTPAY FULL BALANCE|CASHBACK BONUS/,
  },
];
