import type { TargetField } from '../../../preload/contract';

/** The fields as the mapping offers them: by what they are about, what nearly every file has first. */
export const fieldGroups: readonly { readonly group: FieldGroup; readonly fields: readonly TargetField[] }[] =
  [
    { group: 'when', fields: ['bookingDate', 'valueDate', 'transactionDate', 'time'] },
    {
      group: 'howMuch',
      fields: [
        'amount',
        'debit',
        'credit',
        'direction',
        'currency',
        'balanceAfter',
        'fee',
        'tax',
        'originalAmount',
        'originalCurrency',
        'partAmount',
      ],
    },
    {
      group: 'who',
      fields: [
        'counterpartyName',
        'counterpartyIban',
        'counterpartyBic',
        'payerName',
        'payerIban',
        'payeeName',
        'payeeIban',
        'differentCreditor',
        'differentDebitor',
      ],
    },
    { group: 'whatFor', fields: ['purpose', 'bookingText'] },
    {
      group: 'references',
      fields: [
        'eref',
        'mref',
        'creditorId',
        'bankReference',
        'transactionCode',
        'sepaPurposeCode',
        'merchantCategoryCode',
        'status',
        'rejectionReason',
      ],
    },
    {
      group: 'account',
      fields: [
        'accountIban',
        'accountName',
        'accountOwner',
        'accountBankCode',
        'accountBic',
        'accountBankName',
      ],
    },
  ];

export type FieldGroup = 'when' | 'howMuch' | 'who' | 'whatFor' | 'references' | 'account';
