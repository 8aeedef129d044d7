import type { ExportFormat } from './format';

export const chMigrosbankCard: ExportFormat = {
  id: 'ch-migrosbank-card',
  bank: 'Migros Bank',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
  header: [
    'TransactionId',
    'CardId',
    'Date',
    'ValutaDate',
    'Amount',
    'Currency',
    'OriginalAmount',
    'OriginalCurrency',
    'MerchantName',
    'MerchantPlace',
    'MerchantCountry',
    'StateType',
    'Details',
    'Type',
    'Exchange Rate',
  ],
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
};
