import { describe, expect, it } from 'vitest';
import { ledgerFromUpload } from '../../../../../../main/local-service/analysis';
import { findCadence } from '../../../../../../main/local-service/analysis/contracts/cadence';
import { layoutsOf } from '../../../../../../main/local-service/analysis/counterparty/ledger-layout';
import { readOwnAccounts } from '../../../../../../main/local-service/analysis/counterparty/own-accounts';
import { TransactionReader } from '../../../../../../main/local-service/analysis/counterparty/prepared-transaction';
import { joinInterleaved } from '../../../../../../main/local-service/analysis/labels/interleaved-contracts';
import {
  type LabelContext,
  openContract,
  setLabel,
} from '../../../../../../main/local-service/analysis/labels/label';

type Line = readonly [day: string, name: string, amount: number];

const month = (at: number) => `2024-${String(at).padStart(2, '0')}`;

/** Bookings that are read, and contracts of some of them, before pieces are joined. */
function pieces(lines: readonly Line[], contracts: readonly { of: readonly number[]; category: string }[]) {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Erika Muster', type: 'GIRO' }],
    transactions: lines.map(([bookingDate, name, amount], at) => ({
      transactionId: String(at),
      accountId: 'giro',
      currency: 'EUR',
      bookingDate,
      amount,
      bookingText: amount < 0 ? 'Lastschrift' : 'Retoure',
      paymentPartner: { name },
    })),
  });
  const own = readOwnAccounts(ledger);
  const reader = new TransactionReader(own, layoutsOf(ledger.transactions));
  const read = ledger.transactions.map((transaction, at) => reader.read(transaction, at, at));
  const context: LabelContext = {
    own,
    options: { userType: 'person', useBrands: true },
    currency: 'EUR',
    span: { first: 0, last: 0 },
    labels: [],
    contracts: [],
    positions: new Int32Array(0),
    lastLabel: null,
  };
  for (const { of, category } of contracts) {
    const payments = of.flatMap((at) => read[at] ?? []);
    const cadence = findCadence(payments.map(({ dayNumber }) => dayNumber));
    const contract = openContract(context, payments, category, cadence);
    for (const payment of payments) setLabel(context, payment, category, 'known', contract);
  }
  return { context, read };
}

describe('pieces of one agreement', () => {
  // Two spellings take turns; the third piece is joined by its category only after the amount changed.
  const lines: Line[] = [
    ...[1, 2, 4, 5, 7].map((at): Line => [`${month(at)}-05`, 'Zwirbel Hausratversicherung', -41]),
    ...[3, 6].map((at): Line => [`${month(at)}-05`, 'Zwirbl Hausratversicherng', -41]),
    ['2024-06-12', 'Zwirbl Hausratversicherng', 41],
    ...[8, 9, 10].map((at): Line => [`${month(at)}-05`, 'Zwirbel Hausratversichrung', -43]),
    ['2024-10-11', 'Zwirbel Hausratversichrung', 43],
  ];

  it('joined away leave nothing behind: what was returned names the contract that is left, in its category', () => {
    const { context, read } = pieces(lines, [
      { of: [0, 1, 2, 3, 4], category: 'insurances.property' },
      { of: [5, 6], category: 'insurances.other' },
      { of: [8, 9, 10], category: 'insurances.property' },
    ]);
    const [, second, third] = context.contracts;
    const [firstBack, secondBack] = [read[7], read[11]];
    if (!firstBack || !secondBack || !second || !third) throw new Error('not read');
    setLabel(context, firstBack, second.category, 'returns a payment', second);
    setLabel(context, secondBack, third.category, 'returns a payment', third);
    joinInterleaved(context, read);
    expect(context.contracts.map(({ payments }) => payments.length)).toEqual([10]);
    expect(new Set(context.labels.map((label) => label?.contract))).toEqual(new Set(context.contracts));
    expect(new Set(context.labels.map((label) => label?.category))).toEqual(new Set(['insurances.property']));
  });
});
