import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';

/** Single texts of ordinary life, in which words that mean something else are parts of names and of other words. */

type Line = readonly [amount: number, bookingText: string, name: string, purpose: string, category: string];

function categoryOf([amount, bookingText, name, purpose]: Line) {
  const transaction = {
    transactionId: '1',
    accountId: 'giro',
    amount,
    bookingDate: '2025-04-01',
    bookingText,
    purpose,
  };
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Uta Muster' }],
    transactions: [{ ...transaction, ...(name ? { paymentPartner: { name } } : {}) }],
  });
  return analyse(ledger).categorization[0]?.category;
}

describe('persons', () => {
  const trades = [
    'Fischer',
    'Metzger',
    'Burger',
    'Schuh',
    'Sauer',
    'Apotheker',
    'Bahn',
    'Fleischer',
    'Markt',
    'Strom',
  ];

  it.each(trades)('%s stands as a family name before two given names', (family) => {
    expect(categoryOf([-40, 'Überweisung', `${family} Hans Peter`, 'Danke', ''])).toBe('transfers.private');
    expect(categoryOf([300, 'Gutschrift', `${family} Anna Maria`, 'Danke', ''])).toBe('transfers.private');
  });

  it.each(['Dilshan Wickramasinghe', 'Ioanna Konstantinidis', 'Per Hansson'])('%s', (name) => {
    expect(categoryOf([-40, 'Überweisung', name, 'Danke', ''])).toBe('transfers.private');
  });
});

// biome-ignore format: a table
const parts: readonly Line[] = [
  // What is put right is no cash.
  [-180, 'Überweisung', 'Haustechnik Berger', 'Rechnung 12 Störungsbehebung', 'housing.other'],
  [-450, 'Überweisung', 'Auto Huber GmbH', 'Schadensbehebung PKW', 'mobility.workshop'],
  [-200, '', '', 'BARBEHEBUNG RAIFFEISEN MUSTERDORF 19.01.', 'cash.withdrawal'],
  [-200, '', '', 'Behebung 14.05. 17:12', 'cash.withdrawal'],
  // A ticket, and a machine for snacks.
  [-340, '', '', 'GA Erwachsene SBB CFF FFS', 'mobility.public-transport'],
  [-340, '', '', 'GA Abo SBB', 'leisure.subscription'],
  [-12, '', '', 'AUTOMAT SELECTA SNACK', 'leisure.dining'],
  [-200, '', '', 'GA NR00441188 BLZ20050505 1', 'cash.withdrawal'],
  [-200, '', '', 'AUTOMAT 00118822 K003 04.03. 15:37', 'cash.withdrawal'],
  // Given names that begin like a word.
  [-30, 'Überweisung', 'Saunak Sen', 'Danke', 'transfers.private'],
];

describe('words that begin or end like others', () => {
  it.each(parts)('%d %s %s %s', (...line) => {
    expect(categoryOf(line)).toBe(line[4]);
  });
});

// biome-ignore format: a table
const behindNames: readonly Line[] = [
  [2400, '', '', 'Auftraggeber: Muster GmbH Lohn 2025 Mai', 'income.salary'],
  [2400, '', '', 'Auftraggeber: Muster GmbH, Lohn 2025', 'income.salary'],
  [-700, '', '', 'Empfänger: Huber Immobilien, Miete 2025 Mai', 'housing.rent'],
];

describe('a purpose with a number behind the name of who pays', () => {
  it.each(behindNames)('is no address: %d %s %s %s', (...line) => {
    expect(categoryOf(line)).toBe(line[4]);
  });
});

describe('a name that begins with that of the owner', () => {
  it.each(['Gutschrift Uta Muster-Weber / Danke', 'Uta Muster-Lang / Geschenk'])(
    'is of somebody else: %s',
    (text) => {
      expect(categoryOf([-30, '', '', text, ''])).toBe('transfers.private');
    },
  );
});

describe('kinds of booking that hold the partner', () => {
  // biome-ignore format: a table
  const kinds: readonly (readonly [kind: string, amount: number, category: string])[] = [
    ['Gutschrift Muster AG Lohn', 4_000, 'income.salary'],
    ['Dauerauftrag Vreni Huber Miete', -1_400, 'housing.rent'],
    ['LSV Swisscom', -60, 'communication.telecom'],
    ['Zahlung Debitkarte Migros', -50, 'shopping.groceries'],
    ['Zahlung Debitkarte Coop Bern', -20, 'shopping.groceries'],
    ['E-Banking Auftrag Anna Koch', -30, 'transfers.private'],
    ['Lastschrift Rückgabe', 60, 'communication.telecom'],
    ['Bezug Bancomat', -100, 'cash.withdrawal'],
    ['Zahlungseingang Thomas Bauer', 80, 'transfers.private'],
    ['eBill Sunrise', -40, 'communication.telecom'],
    ['Kontoführungsgebühr', -5, 'fees.account'],
    ['Belastung Stadt Zürich', -50, 'taxes.other'],
  ];

  it('hold what was written behind it, the card and what came back too', () => {
    const transactions = kinds.map(([bookingText, amount], at) => ({
      transactionId: String(at),
      accountId: 'giro',
      amount,
      bookingDate: `2025-04-${10 + at}`,
      bookingText,
      purpose: '',
    }));
    const accounts = [{ accountId: 'giro', owner: 'Uta Muster' }];
    const { categorization } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
    expect(categorization.map(({ category }, at) => [kinds[at]?.[0], category])).toEqual(
      kinds.map(([kind, , category]) => [kind, category]),
    );
  });
});

it('a person whose card is charged the same each month is no subscription', () => {
  const transactions = [1, 2, 3, 4, 5].map((month) => ({
    transactionId: String(month),
    accountId: 'giro',
    amount: -30,
    bookingDate: `2025-0${month}-14`,
    bookingText: 'Kartenzahlung',
    purpose: '',
    paymentPartner: { name: 'ANNA KOCH' },
  }));
  const accounts = [{ accountId: 'giro', owner: 'Uta Muster' }];
  const { categorization } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
  expect([...new Set(categorization.map(({ category }) => category))]).toEqual(['shopping.other']);
});
