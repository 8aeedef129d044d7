import { describe, expect, it } from 'vitest';
import { ledgerFromUpload } from '../../../../../../main/local-service/analysis';
import { layoutsOf } from '../../../../../../main/local-service/analysis/counterparty/ledger-layout';
import { readOwnAccounts } from '../../../../../../main/local-service/analysis/counterparty/own-accounts';
import { TransactionReader } from '../../../../../../main/local-service/analysis/counterparty/prepared-transaction';
import {
  evidenceOf,
  readPurposeSigns,
} from '../../../../../../main/local-service/analysis/evidence/evidence';
import { Precedents } from '../../../../../../main/local-service/analysis/evidence/precedents';

const options = { userType: 'company', useBrands: true } as const;

/** What a firm writes, each twice with another number; the first five come again after more others than are kept. */
const purposes = ['Rechnung 4711', 'Miete Halle', 'Steuer 2025', 'Erstattung Rechnung', 'Versicherung KFZ'];
const others = ['Strom', 'Wasser', 'Telefon', 'Leasing', 'Porto', 'Benzin', 'Zinsen', 'Maut', 'Gehalt'];
const names = ['Muster Handels GmbH', 'Stadtwerke Musterau'];

function bookings() {
  const texts = [...purposes, ...others, ...purposes].flatMap((text) => [`${text} 1001`, `${text} 1002`]);
  const ledger = ledgerFromUpload({
    userType: 'company',
    accounts: [{ accountId: 'giro', owner: 'Anker Technik GmbH', type: 'GIRO', currency: 'EUR' }],
    transactions: names.flatMap((name) =>
      texts.map((purpose, at) => ({
        transactionId: `${name} ${at}`,
        accountId: 'giro',
        currency: 'EUR',
        bookingDate: '2026-01-05',
        bookingText: at % 4 < 2 ? 'Gutschrift' : 'Überweisung',
        amount: 10 + at,
        purpose,
        paymentPartner: { name },
      })),
    ),
  });
  const reader = new TransactionReader(readOwnAccounts(ledger), layoutsOf(ledger.transactions));
  return ledger.transactions.map((transaction, at) => reader.read(transaction, at, at));
}

describe.each([
  ['went out', true],
  ['comes in', false],
])('what bookings mean whose money %s', (_way, isOut) => {
  it('is the same whether it is found once for all alike or for each of them', () => {
    const precedents = new Precedents<ReturnType<typeof evidenceOf>>();
    let shared = 0;
    for (const booking of bookings()) {
      const signs = readPurposeSigns(booking, options, isOut);
      const alone = evidenceOf(booking, signs, options, isOut);
      const known = precedents.of(booking, signs);
      if (known) {
        shared += 1;
        expect(known, booking.text).toEqual(alone);
      } else precedents.add(booking, signs, alone);
    }
    expect(shared).toBeGreaterThanOrEqual(purposes.length * names.length);
  });
});

describe('what holds for a member of a firm', () => {
  it('is not taken from a booking of no member', () => {
    const [booking] = bookings();
    if (!booking) throw new Error('no booking');
    const signs = readPurposeSigns(booking, options, true);
    const precedents = new Precedents<string>();
    precedents.add(booking, signs, 'a customer');
    expect(precedents.of(booking, signs)).toBe('a customer');
    expect(precedents.of(booking, signs, true)).toBeUndefined();
  });
});
