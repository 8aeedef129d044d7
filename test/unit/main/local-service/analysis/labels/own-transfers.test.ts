import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Line = readonly [accountId: string, day: string, name: string, purpose: string, amount: number];

/** Category of each line of two accounts of one person, in an export without IBANs. */
function categoriesOf(owner: string, lines: readonly Line[]): string[] {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: ['giro', 'savings'].map((accountId) => ({ accountId, owner, type: 'GIRO' })),
    transactions: lines.map(([accountId, bookingDate, name, purpose, amount], at) => ({
      transactionId: String(at),
      accountId,
      currency: 'EUR',
      bookingDate,
      amount,
      purpose,
      bookingText: amount < 0 ? 'Überweisung' : 'Gutschrift',
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.map(({ category }) => category);
}

describe('a transfer between own accounts', () => {
  it('is not one to a relative whose first name is the own one less a letter', () => {
    const found = categoriesOf('Martina Klein', [
      ['giro', '2026-03-02', 'Martin Klein', 'Haushalt', -500],
      ['savings', '2026-03-04', 'Martin Klein', 'Für den Urlaub', 500],
    ]);
    expect(found).toEqual(['transfers.private', 'transfers.private']);
  });

  it.each([
    ['Kathrin Hofmann', 'Katrin Hofmann'],
    ['Günther Wiesner', 'Guenter Wiesner'],
    ['Matthias Kirchner', 'Mathias Kirchner'],
  ])('is told where %s is written %s', (owner, written) => {
    const found = categoriesOf(owner, [
      ['giro', '2026-03-02', written, 'Sparen', -500],
      ['savings', '2026-03-04', written, 'Sparen', 500],
    ]);
    expect(found).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it.each(['Tagesgeldkonto Martina Klein', 'Sparkonto Klein Martina', 'Oranje Spaarrekening M. Klein'])(
    'is told where the bank prints the account before the name: %s',
    (written) => {
      const owner = written.includes('M. Klein') ? 'M. Klein' : 'Martina Klein';
      const found = categoriesOf(owner, [
        ['giro', '2026-03-02', written, 'Notgroschen', -500],
        ['savings', '2026-03-04', owner, 'Notgroschen', 500],
      ]);
      expect(found).toEqual(['transfers.internal', 'transfers.internal']);
    },
  );

  it('is told where the own name lost a letter', () => {
    const found = categoriesOf('Martina Klein', [
      ['giro', '2026-03-02', 'Martna Klein', 'Sparen', -500],
      ['savings', '2026-03-04', 'Martina Klin', 'Sparen', 500],
    ]);
    expect(found).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it.each(['Kern Jonas u. Lea', 'Mag. Jonas Kern und Lea Kern', 'KERN LEA'])(
    'is told where two owners are written %s',
    (written) => {
      const found = categoriesOf('Mag. Jonas und Lea Kern', [
        ['giro', '2026-03-02', written, 'Urlaub', -500],
        ['savings', '2026-03-03', written, 'Urlaub', 500],
      ]);
      expect(found).toEqual(['transfers.internal', 'transfers.internal']);
    },
  );

  it.each([
    ['Anna Maria Huber', 'Maria Huber'],
    ['Anna Maria Huber', 'Huber Maria'],
    ['Karl Otto Martin', 'Otto Martin'],
    ['Dr. Marta und Jan Adler', 'Marta Jan'],
  ])('is none to somebody whose name is only a part of that of %s: %s', (owner, name) => {
    const found = categoriesOf(owner, [
      ['giro', '2026-03-02', name, 'Haushaltsgeld', -300],
      ['giro', '2026-04-02', name, 'Haushaltsgeld', -300],
    ]);
    expect(found).toEqual(['transfers.private', 'transfers.private']);
  });

  it('is told where both legs name the owner in a spelling of their own and say that money is moved', () => {
    const found = categoriesOf('Turn- und Sportfreunde Altental 1897 e.V.', [
      ['giro', '2026-03-02', 'TSF Altental', 'Umbuchung Rücklage', -500],
      ['savings', '2026-03-02', 'TSF Altental', 'Umbuchung Rücklage', 500],
    ]);
    expect(found).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it('is not one where a friend pays back what was lent', () => {
    const found = categoriesOf('Martina Klein', [
      ['giro', '2026-03-02', 'Ines Vogelsang', 'Auslage Konzert', -80],
      ['savings', '2026-03-02', 'Ines Vogelsang', 'Auslage Konzert', 80],
    ]);
    expect(found).toEqual(['transfers.private', 'transfers.private']);
  });
});

type Leg = readonly [bookingText: string, name: string, purpose: string];

/** Category of what leaves the current account and of what a card account gets two days later, the same amount. */
function settledBy(out: Leg, incoming: Leg): string[] {
  const ledger = ledgerFromUpload({
    userType: 'company',
    accounts: [
      { accountId: 'giro', owner: 'Trattoria Seeblick GmbH', type: 'GIRO' },
      { accountId: 'card', owner: 'Trattoria Seeblick GmbH', type: 'KREDITKARTE' },
    ],
    transactions: [out, incoming].map(([bookingText, name, purpose], at) => ({
      transactionId: String(at),
      accountId: at === 0 ? 'giro' : 'card',
      currency: 'EUR',
      bookingDate: at === 0 ? '2026-03-23' : '2026-03-25',
      amount: at === 0 ? -384.16 : 384.16,
      purpose,
      bookingText,
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.map(({ category }) => category);
}

describe('the settlement of a card account in the data', () => {
  it.each([
    [
      ['Visa-Umsatz', '', 'Buchungstext: Summe Monatsabrechnung Visa 4871 XXXX XXXX 1188 Ref. 77115143'],
      ['Visa-Kartenabrechnung', '', 'Buchungstext: Visa-Kartenabrechnung Ausgleich Ref. 77621915'],
    ],
    [
      ['Lastschrift', 'Trattoria Seeblick GmbH', 'Abrechnung Firmenkreditkarte XXXX 2277 03.2026'],
      ['Zahlung', '', 'Zahlungseingang - vielen Dank'],
    ],
    [
      ['Lastschrift', 'Hausbank AG', 'Kreditkartenabrechnung VISA 4930***1180'],
      ['Einzahlung', '', 'Ausgleich Kreditkarte gem. Abrechnung v. 23.03.'],
    ],
    [
      ['Überweisung', 'Trattoria Seeblick GmbH', ''],
      ['Buchung', '', ''],
    ],
  ] satisfies [Leg, Leg][])('pairs %s with %s', (out, incoming) => {
    expect(settledBy(out, incoming)).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it('is none that a shop gives back', () => {
    const found = settledBy(
      ['Überweisung', 'Getränke Ruppert', 'Rechnung 4711'],
      ['Gutschrift Karte', 'Hotel Sonnblick', 'Storno'],
    );
    expect(found).not.toContain('transfers.internal');
  });
});

type Booking = readonly [
  accountId: string,
  day: string,
  kind: string,
  name: string,
  purpose: string,
  amount: number,
];

function labelled(owner: string, otherType: string, bookings: readonly Booking[]): string[] {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [
      { accountId: 'giro', owner, type: 'GIRO' },
      { accountId: 'other', owner, type: otherType },
    ],
    transactions: bookings.map(([accountId, bookingDate, bookingText, name, purpose, amount], at) => ({
      transactionId: String(at),
      accountId,
      bookingDate,
      bookingText,
      amount,
      purpose,
      paymentPartner: { name, ...(name.startsWith('PayPal') ? { iban: 'LU89751000135104200E' } : {}) },
    })),
  });
  return analyse(ledger).categorization.map(({ category }) => category);
}

describe('an account at a payment service', () => {
  const debit: Booking = ['giro', '2026-03-05', 'Lastschrift', 'PayPal Europe S.a.r.l.', 'PP.4711.PP', -12.4];
  const credit: Booking = ['other', '2026-03-03', 'Bankgutschrift', 'Erika Muster', 'Bankgutschrift', 12.4];
  const bought: Booking = ['other', '2026-03-03', 'Kauf', 'Musterspiele GmbH', 'Bestellung 4711', -12.4];

  it('is filled by what the service draws, which is bought there and not twice', () => {
    const found = labelled('Erika Muster', 'PAYPAL', [debit, credit, bought]);
    expect(found.slice(0, 2)).toEqual(['transfers.internal', 'transfers.internal']);
    expect(found[2]).not.toMatch(/^transfers\./);
  });

  it('is not drawn from where it is not in the data', () => {
    expect(labelled('Erika Muster', 'GIRO', [debit])[0]).not.toBe('transfers.internal');
  });
});

it('the settlement of a card is told by who issues cards, where the card is in the data', () => {
  const found = labelled('Erika Muster', 'KREDIT_KARTE', [
    [
      'giro',
      '2026-03-27',
      'SEPA-Lastschrift',
      'Musterbank Kreditkarten Service',
      'VISA 4711 03/2026',
      -812.4,
    ],
    ['other', '2026-03-27', 'Gutschrift', '', 'Ausgleich Kartenkonto 03/2026', 812.4],
  ]);
  expect(found).toEqual(['transfers.internal', 'transfers.internal']);
});

it.each(['E. u. J. Muster', 'Muster Sparkonto'])('owners of a joint account are told by %s', (written) => {
  const found = labelled('Erika u. Jochen Muster', 'GIRO', [
    ['giro', '2026-03-02', 'Dauerauftrag', written, 'Urlaub', -200],
    ['other', '2026-03-02', 'Gutschrift', written, 'Urlaub', 200],
  ]);
  expect(found).toEqual(['transfers.internal', 'transfers.internal']);
});

it.each(['E. u. K. Muster', 'Muster Konto GmbH'])(
  'nobody but an owner of a joint account is one: %s',
  (written) => {
    const bookings: Booking[] = [['giro', '2026-03-02', 'Überweisung', written, 'Rechnung 4711', -200]];
    expect(labelled('Erika u. Jochen Muster', 'GIRO', bookings)[0]).not.toMatch(
      /^transfers\.(?:own|internal)/,
    );
  },
);

it('what a shop gives back to a card without a name settles no card', () => {
  const found = labelled('Erika Muster', 'KREDIT_KARTE', [
    ['giro', '2026-03-27', 'SEPA-Lastschrift', 'Kreditkartenservice GmbH', 'VISA 4711', -20],
    ['other', '2026-03-26', 'Gutschrift', '', 'Rückerstattung Musterversand', 20],
  ]);
  expect(found[1]).not.toMatch(/^transfers\./);
});
