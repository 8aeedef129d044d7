import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../../main/local-service/analysis';

const accounts = [
  { accountId: 'giro', iban: 'DE02990000000000000001', owner: 'Uta Krautwurst', type: 'GIRO' },
];

const debit = (
  month: number,
  name: string,
  creditorId: string,
  purpose: string,
  amount = -64,
): RawRecord => ({
  transactionId: `${name}-${month}`,
  accountId: 'giro',
  currency: 'EUR',
  amount,
  bookingDate: `2024-${String(month).padStart(2, '0')}-15`,
  bookingText: 'Lastschrift',
  purpose,
  paymentPartner: { name, creditorId },
});

const contractsOf = (transactions: RawRecord[]) =>
  analyse(ledgerFromUpload({ userType: 'person', accounts, transactions })).contracts;

const first = [1, 2, 3, 4, 5, 6];
const then = [7, 8, 9, 10, 11, 12];

describe('a supplier under a new name', () => {
  it('with a new creditor id and the same contract number stays one contract', () => {
    const contracts = contractsOf([
      ...first.map((month) =>
        debit(month, 'Überlandwerk Leine', 'DE01ZZZ00000000001', 'Abschlag Strom 48120077'),
      ),
      ...then.map((month) =>
        debit(month, 'Nordkraft Vertrieb', 'DE01ZZZ00000000002', 'Strom Abschlag 48120077'),
      ),
    ]);
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([12]);
  });

  it('of another number and another amount is another contract', () => {
    const contracts = contractsOf([
      ...first.map((month) =>
        debit(month, 'Überlandwerk Leine', 'DE01ZZZ00000000001', 'Abschlag Strom 48120077'),
      ),
      ...then.map((month) =>
        debit(month, 'Nordkraft Vertrieb', 'DE01ZZZ00000000002', 'Strom 99120055', -117),
      ),
    ]);
    expect(contracts.map(({ transactionIDs }) => transactionIDs.length)).toEqual([6, 6]);
  });
});
