import type { ExportFormat } from '../description/export-format';

export const chViseca: readonly ExportFormat[] = [
  {
    id: 'ch-viseca',
    bank: 'Viseca',
    country: 'CH',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'TransactionID',
      'Date',
      'Merchant',
      'Amount',
      'PFMCategoryID',
      'PFMCategoryName',
      'ImgUrl',
      'Note',
    ],
    otherHeaders: [
      [
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
      ],
    ],
    currency: 'CHF',
    accountType: 'KREDIT_KARTE',
    sign: 'inverted',
    decimalSign: '.',
  },
];
