import type { ExportFormat } from './format';

export const chViseca: ExportFormat = {
  id: 'ch-viseca',
  bank: 'Viseca',
  country: 'CH',
  exportType: 'card',
  evidence: 'described',
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
  currency: 'CHF',
  accountType: 'KREDIT_KARTE',
  sign: 'inverted',
};
