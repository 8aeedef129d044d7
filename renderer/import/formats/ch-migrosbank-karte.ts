import type { ExportFormat } from '../engine/recognition/export-format';

export const chMigrosbankKarte: ExportFormat = {
  id: 'ch-migrosbank-karte',
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
  decimalSign: '.',
};
