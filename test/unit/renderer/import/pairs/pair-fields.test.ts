import { describe, expect, it } from 'vitest';
import type { BookingSide } from '../../../../../preload/contract';
import { pairLines } from '../../../../../renderer/import/pairs/pair-fields';

const side: BookingSide = {
  rowId: 1,
  fileName: 'a.csv',
  line: 2,
  account: 'Musterbank',
  bookingDay: '2025-03-01',
  valueDay: '2025-03-01',
  amount: '1.00',
  currency: 'EUR',
  counterpartyName: 'Beispiel AG',
  counterpartyIban: null,
  purpose: 'Rechnung',
  bookingText: null,
  raw: 'x',
  isEdited: false,
};

describe('what two rows are told apart by', () => {
  it('equal rows show what names the booking, and nothing differs', () => {
    expect(pairLines(side, { ...side, rowId: 2, line: 9 })).toEqual([
      { field: 'bookingDay', differs: false },
      { field: 'amount', differs: false },
      { field: 'counterpartyName', differs: false },
    ]);
  });

  it.each([
    ['purpose', { purpose: 'Anders' }],
    ['valueDay', { valueDay: '2025-03-02' }],
    ['account', { account: 'Andere' }],
    ['amount', { currency: 'USD' }],
    ['bookingText', { bookingText: 'SEPA' }],
  ] as const)('%s is shown when it differs', (field, change) => {
    expect(pairLines(side, { ...side, ...change }).filter(({ differs }) => differs)).toEqual([
      { field, differs: true },
    ]);
  });
});
