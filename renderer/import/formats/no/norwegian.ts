import type { ExportFormat } from '../description/export-format';

export const noNorwegian: readonly ExportFormat[] = [
  {
    id: 'no-norwegian',
    bank: 'Bank Norwegian',
    country: 'NO',
    exportType: 'card',
    evidence: 'described',
    source: 'notRecorded',
    header: [
      'TransactionDate',
      'Text',
      'Type',
      'Currency Amount',
      'Currency Rate',
      'Currency',
      'Amount',
      'Merchant Area',
      'Merchant Category',
      'BookDate',
      'ValueDate',
    ],
    currency: 'NOK',
    accountType: 'KREDIT_KARTE',
    sign: 'asWritten',
    dateOrder: 'DMY',
    fields: { amount: ['Amount'], originalAmount: ['Currency Amount'], originalCurrency: ['Currency'] },
  },
];
