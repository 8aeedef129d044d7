import type { ExportFormat } from '../description/export-format';

export const frBoursobank: readonly ExportFormat[] = [
  {
    id: 'fr-boursobank',
    bank: 'BoursoBank',
    country: 'FR',
    exportType: 'account',
    evidence: 'known',
    source: 'notRecorded',
    header: [
      'dateOp',
      'dateVal',
      'label',
      'category',
      'categoryParent',
      'supplierFound',
      'amount',
      'comment',
      'accountNum',
      'accountLabel',
      'accountbalance',
    ],
    otherHeaders: [
      [
        'dateOp',
        'dateVal',
        'label',
        'category',
        'categoryParent',
        'supplierFound',
        'amount',
        'accountNum',
        'accountLabel',
        'accountBalance',
      ],
    ],
    fields: {
      bookingDate: ['dateOp'],
      valueDate: ['dateVal'],
      purpose: ['label'],
      accountIban: ['accountNum'],
      accountName: ['accountLabel'],
      balanceAfter: ['accountbalance'],
    },
    currency: 'EUR',
    dateOrder: 'DMY',
  },
];
