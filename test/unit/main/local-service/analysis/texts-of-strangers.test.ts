import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';
import type { UserType } from '../../../../../main/local-service/analysis/ledger/ledger-types';

/** Kinds that ledgers of strangers showed, in other words than theirs. */

type Line = readonly [amount: number, bookingText: string, name: string, purpose: string, category: string];

function found(userType: UserType, line: Line, accounts = [{ accountId: 'giro', owner: 'Uta Muster' }]) {
  const [amount, bookingText, name, purpose] = line;
  const ledger = ledgerFromUpload({
    userType,
    accounts,
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount,
        bookingDate: '2025-04-01',
        bookingText,
        purpose,
        ...(name ? { paymentPartner: { name } } : {}),
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

// biome-ignore format: a table
const persons: readonly Line[] = [
  // What is bought in rates of a shop is lent by it.
  [-29.9, 'Lastschrift', 'Otto GmbH & Co KG', 'KTO 123 RATE 03/2025', 'credits.loan'],
  [-31, 'Lastschrift', 'Klarna Bank AB', 'Klarna Rate Fahrrad 4711', 'credits.loan'],
  [-49, 'Lastschrift', 'Otto GmbH & Co KG', 'Bestellung 4711', 'shopping.online'],
  // The tax on a car is inside of its premium.
  [-70, 'Lastschrift', 'Donau Versicherung AG', 'KFZ W 1234 HP/TK/MVST', 'insurances.vehicle'],
  // A foundation of funds invests the third pillar; an insurer covers.
  [-500, 'Dauerauftrag', 'finpension 3a Vorsorgestiftung', 'Säule 3a Muster', 'investments.savings-plan'],
  [-500, 'Dauerauftrag', 'Swiss Life AG', 'Säule 3a Police 4711', 'insurances.life'],
  // A person hands on what a public body paid.
  [250, 'Gutschrift', 'Ayse Demir', 'Kindergeld weitergeleitet', 'transfers.private'],
  [250, 'Gutschrift', 'Familienkasse Bayern', 'Kindergeld', 'income.child-benefit'],
  // A trade stands before the name of who has it.
  [-120, 'Überweisung', 'Steuerbüro Anke Muster', 'Buchhaltung 03/2025', 'business.advice'],
  [-20, 'Überweisung', 'Anke Muster-Lang', 'Buchhaltung', 'transfers.private'],
  // Brokers and apps.
  [-463.71, 'Trade', '', 'Buy trade US67066G1040 NVIDIA CORP., quantity: 6', 'investments.securities'],
  [-1, 'Gebühr', '', 'Trade Fee / Fremdkostenzuschlag 4711', 'fees.other'],
  [-31.5, 'Presentment', 'Umami Neustadt', '', 'shopping.other'],
  // Texts without a kind of booking.
  [-200, '', '', 'BARBEHEBUNG RAIFFEISEN MUSTERDORF 19.01.', 'cash.withdrawal'],
  [-8, '', '', 'CAFE MUSTER GRAZ 8010 K1 03.04. 12:31', 'leisure.dining'],
  [-25, 'TWINT', '', 'TWINT GELD SENDEN VOM 04.03.2025 AN MUSTER, SANDRA MITTEILUNGEN: GSCHENK', 'transfers.private'],
];

describe('texts of persons', () => {
  it.each(persons)('%d %s %s %s', (...line) => {
    expect(found('person', line)).toBe(line[4]);
  });

  it('a transfer of the own accounts is told by the head of a text without a kind of booking', () => {
    const transactions = [
      { transactionId: '1', accountId: 'giro', amount: -1500, purpose: 'Umbuchung auf Sparkonto Kur' },
      { transactionId: '2', accountId: 'spar', amount: 1500, purpose: 'Umbuchung von Girokonto Kur' },
    ].map((one) => ({ ...one, bookingDate: '2025-04-01', bookingText: '' }));
    const accounts = ['giro', 'spar'].map((accountId) => ({ accountId, owner: 'Uta Muster' }));
    const { categorization } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
    expect(categorization.map(({ category }) => category)).toEqual([
      'transfers.internal',
      'transfers.internal',
    ]);
  });
});

describe('texts of companies', () => {
  it('a scheme of the firm for its staff is cover, whoever collects it', () => {
    const line: Line = [
      -104,
      'Basislastschrift',
      'SOKA-BAU',
      'BAV DIREKTVERS 5 AN 03/2025',
      'insurances.life',
    ];
    expect(found('company', line)).toBe(line[4]);
  });
});

describe('who is paid stands in the kind of booking', () => {
  it('where an account has nearly as many kinds as payees', () => {
    const payees = [
      'Stadtwerke Muster',
      'Miete Huber',
      'Helsana',
      'Swisscom',
      'Vreni Keller',
      'Muster AG',
      'Max Roth',
      'ACS',
    ];
    const transactions = Array.from({ length: 16 }, (_, at) => ({
      transactionId: String(at),
      accountId: 'giro',
      amount: -50 - at,
      bookingDate: `2025-0${1 + Math.floor(at / 8)}-1${at % 8}`,
      bookingText: `LSV ${payees[at % 8]}`,
      purpose: at % 8 === 2 ? 'Prämie' : '',
    }));
    const accounts = [{ accountId: 'giro', owner: 'Uta Muster' }];
    const { categorization } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
    expect(categorization[2]?.category).toBe('insurances.health');
    expect(categorization[3]?.category).toBe('communication.telecom');
  });
});

describe('a card that is charged the same each month', () => {
  const charged = (userType: UserType, amounts: readonly number[]) => {
    const transactions = amounts.map((amount, at) => ({
      transactionId: String(at),
      accountId: 'giro',
      amount,
      bookingDate: `2025-0${at + 1}-14`,
      bookingText: 'Kartenzahlung',
      purpose: '',
      paymentPartner: { name: 'ZORBLO DUBLIN' },
    }));
    const accounts = [{ accountId: 'giro', owner: 'Uta Muster' }];
    const { categorization } = analyse(ledgerFromUpload({ userType, accounts, transactions }));
    return [...new Set(categorization.map(({ category }) => category))];
  };

  it('is a subscription of a person and a program of a company', () => {
    expect(charged('person', [-9.99, -9.99, -9.99, -9.99, -9.99])).toEqual(['leisure.subscription']);
    expect(charged('company', [-89, -89, -89, -89, -95, -95])).toEqual(['business.software']);
  });

  it('is none where amounts change, or are those of a purchase', () => {
    expect(charged('person', [-9.99, -12.5, -8.2, -9.99, -30])).toEqual(['shopping.other']);
    expect(charged('person', [-300, -300, -300, -300, -300])).toEqual(['shopping.other']);
  });
});
