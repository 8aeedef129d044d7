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
  // The year behind it makes no difference to who is paid.
  [120.5, 'Gutschrift', 'Muster SE', 'Dividende 2025', 'income.investment'],
  [88, 'Gutschrift', 'Muster Fonds', 'Ausschüttung 2025', 'income.investment'],
  // What is bought in rates of a shop is lent by it.
  [-29.9, 'Lastschrift', 'Otto GmbH & Co KG', 'KTO 123 RATE 03/2025', 'credits.loan'],
  [-31, 'Lastschrift', 'Klarna Bank AB', 'Klarna Rate Fahrrad 4711', 'credits.loan'],
  [-49, 'Lastschrift', 'Otto GmbH & Co KG', 'Bestellung 4711', 'shopping.online'],
  // The tax on a car is inside of its premium.
  [-70, 'Lastschrift', 'Donau Versicherung AG', 'KFZ W 1234 HP/TK/MVST', 'insurances.vehicle'],
  // A foundation of funds invests the third pillar; an insurer covers.
  [-500, 'Dauerauftrag', 'finpension 3a Vorsorgestiftung', 'Säule 3a Muster', 'investments.savings-plan'],
  [-500, 'Dauerauftrag', 'Swiss Life AG', 'Säule 3a Police 4711', 'insurances.life'],
  [-300, 'Dauerauftrag', 'Vorsorgestiftung 3a der Musterbank', 'Vorsorge 3a 4711', 'investments.savings-plan'],
  // An adjective of a town is an insurer only where it says so.
  [-63, 'Lastschrift', 'Hallesche Straßenbahn AG', 'Abo Monatskarte 03/2025', 'mobility.public-transport'],
  [-190, 'Lastschrift', 'Hallesche Krankenversicherung a.G.', 'Beitrag 03/2025', 'insurances.health'],
  // What is not drunk, changed or played: the place of a till, a rate of exchange, the water at a supermarket.
  [-7, 'Kartenzahlung', 'EDEKA MUSTER', 'girocard 03.04. Wasser/Kaffee', 'shopping.groceries'],
  [-88, 'Kartenzahlung', 'MUSTERS LONDON', 'GBP 74.10 Kurs 0.8421', 'shopping.other'],
  [-24, 'Kartenzahlung', 'BUCHHANDLUNG METZLER MUSTERAU', '', 'shopping.other'],
  [-9, 'Kartenzahlung', 'KIOSK AM MARKT//HALLE/DE', '', 'shopping.groceries'],
  // Care at home, and a doctor who bills.
  [-1300, 'Überweisung', 'Jana Muster', '24h-Betreuung Turnus 4', 'health.doctor'],
  [-130, 'Überweisung', 'Dr. med. Carla Muster', 'Rg 4711', 'health.doctor'],
  // A repayment beside the rates, and whose number follows.
  [-5000, 'Überweisung', 'Muster AG', 'Sondertilgung 4711', 'credits.loan'],
  [-91, 'Lastschrift', 'ORF-Beitrags Service GmbH', 'BN 471100 04/2025', 'housing.broadcast'],
  // A person hands on what a public body paid.
  [250, 'Gutschrift', 'Ayse Demir', 'Kindergeld weitergeleitet', 'transfers.private'],
  [250, 'Gutschrift', 'Familienkasse Bayern', 'Kindergeld', 'income.child-benefit'],
  // A trade stands before the name of who has it.
  [-120, 'Überweisung', 'Steuerbüro Anke Muster', 'Buchhaltung 03/2025', 'business.advice'],
  [-20, 'Überweisung', 'Anke Muster-Lang', 'Buchhaltung', 'transfers.private'],
  // Brokers and apps.
  [-463.71, 'Trade', '', 'Buy trade US67066G1040 NVIDIA CORP., quantity: 6', 'investments.securities'],
  [-1, 'Gebühr', '', 'Trade Fee / Fremdkostenzuschlag 4711', 'fees.other'],
  [-31.5, 'Presentment', 'Umami Neustadt', '', 'leisure.dining'],
  // Texts without a kind of booking.
  [-200, '', '', 'BARBEHEBUNG RAIFFEISEN MUSTERDORF 19.01.', 'cash.withdrawal'],
  [-8, '', '', 'CAFE MUSTER GRAZ 8010 K1 03.04. 12:31', 'leisure.dining'],
  // French, Dutch and Spanish texts of cards, money by telephone, and debits.
  [-12.4, 'Achat', '', 'ACHAT CARTE DEBIT 12.03.25 09:41 CARTE XX1234 COOP MUSTERVILLE', 'shopping.groceries'],
  [-6.8, '', '', 'SPAR 4711 MUSTERDORF 14.03. 17:22 K2', 'shopping.groceries'],
  [-4.2, 'BEA, Betaalpas', 'Bakkerij Muster', 'Bakkerij Muster,PAS123 NR:AB12CD, 15.01.25/17:09', 'shopping.groceries'],
  [-20, 'TWINT', '', 'Paiement TWINT Envoyer à Chloé R. +4176XXXXX12', 'transfers.private'],
  [15, 'TWINT', '', 'Crédit TWINT de Chloé', 'transfers.private'],
  [-118, 'RECIBO', 'CDAD PROP MUSTER', 'RECIBO CUOTA COMUNIDAD 03/2025', 'housing.other'],
  [-60, 'REINTEGRO', '', 'REINTEGRO CAJERO MUSTERA 20/12', 'cash.withdrawal'],
  // Families are called like trades.
  [-40, 'Überweisung', 'Marco Nido', 'Danke', 'transfers.private'],
  [-40, 'Überweisung', 'Franco Grotto', 'Danke', 'transfers.private'],
  [-310, 'Überweisung', 'Asilo Nido Mustera', 'Marzo', 'education.childcare'],
  // A chain stands before the street or the town of its branch.
  [-19.5, 'Kartenzahlung', 'DENNER SATELLITE MUSTERAU', '', 'shopping.groceries'],
  [-5.1, 'Kartenzahlung', 'KANTINE KLINIKUM MUSTERAU', '', 'leisure.dining'],
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

// biome-ignore format: a table
const companies: readonly Line[] = [
  [-59, 'Überweisung', '', 'Retoure #4711 Gutschrift Kundin', 'income.sales'],
  [-300, 'Überweisung', 'Ida Berger', 'Sonderentnahme EST', 'transfers.owner'],
  [900, 'Versamento', '', 'Versamento contanti sportello Mustera 22.02.', 'cash.deposit'],
  [-4800, 'Überweisung', 'Dr. med. Ina Muster', 'Gehalt 03/2025', 'staff.salary'],
  [-9000, 'Überweisung', 'Ina Muster', 'Dividende GJ 2024', 'transfers.owner'],
  [9000, 'Gutschrift', 'Muster Tochter GmbH', 'Gewinnausschüttung 2024', 'income.investment'],
  [-412, 'Lastschrift', 'Muster Fuhrparkmanagement', 'LV 471100 Rate 03', 'credits.leasing'],
  [640, 'Gutschrift', 'Muster Werke GmbH', 'RE 4711 Fahrten KSt 4410', 'income.sales'],
  [880, 'Gutschrift', 'Klinik Muster', 'RE 4711 Backwaren Casino', 'income.sales'],
  [-90, 'Lastschrift Retoure', 'Gasthof Muster', 'Rückgabe Rechnung 4711', 'income.sales'],
  [-310, 'Lastschrift', 'Muster Catering', 'RG 4711 Mittagessen Kita', 'business.supplier'],
  [-690, 'Lastschrift', 'Hilti Financial Services', 'LV 471100 Rate 03', 'credits.loan'],
  [-1400, 'Lastschrift', 'Muster Versicherung AG', 'Frachtführerhaftung 4711', 'insurances.other'],
  [-70, 'Lastschrift', 'Microsoft Ireland', 'M365 E0400471100', 'business.software'],
  [-80, 'Lastschrift', '', '1&1 Telecom GmbH KD K123 RG 4711', 'communication.telecom'],
];

describe('texts of companies by strangers', () => {
  it.each(companies)('%d %s %s %s', (...line) => {
    expect(found('company', line)).toBe(line[4]);
  });
});

type Paid = readonly [amount: number, name: string, purpose: (month: number) => string];

/** Categories of what is paid each month. */
function monthly(paid: readonly Paid[]): (string | undefined)[][] {
  const transactions = paid.flatMap(([amount, name, purpose], number) =>
    [1, 2, 3, 4, 5, 6].map((month) => ({
      transactionId: `${number}-${month}`,
      accountId: 'giro',
      amount: amount % 1 === 0 ? amount : amount + ((month * 5) % 7) * 31,
      bookingDate: `2025-0${month}-${amount % 1 === 0 ? `0${2 + number}` : 10 + ((month * 5) % 7) * 2}`,
      bookingText: 'Gutschrift',
      purpose: purpose(month),
      paymentPartner: { name },
    })),
  );
  const accounts = [{ accountId: 'giro', owner: 'Uta Muster' }];
  const { categorization } = analyse(ledgerFromUpload({ userType: 'person', accounts, transactions }));
  const categories = new Map(categorization.map((one) => [one.transactionId, one.category]));
  return paid.map((_, number) => [1, 2, 3, 4, 5, 6].map((month) => categories.get(`${number}-${month}`)));
}

describe('what strangers pay a person', () => {
  const silent: Paid = [640, 'Sabine Huber', () => 'Lindenweg 4'];

  it('is rent beside tenants who say so, and a gift without them', () => {
    const saying: readonly Paid[] = [
      [710, 'Petra Lang', () => 'Miete'],
      [560, 'Klaus Roth', () => 'Miete Whg 2'],
    ];
    expect(new Set(monthly([...saying, silent])[2])).toEqual(new Set(['income.rental']));
    expect(new Set(monthly([silent])[0])).toEqual(new Set(['transfers.private']));
  });

  it('is no rent where a word says what it is for, or where it is too little for rooms', () => {
    const saying: readonly Paid[] = [
      [710, 'Petra Lang', () => 'Miete'],
      [560, 'Klaus Roth', () => 'Miete Whg 2'],
    ];
    const others: readonly Paid[] = [
      [5, 'Tim Baumann', () => 'Netflix'],
      [400, 'Jens Kruse', () => 'fuer Lena'],
      [35, 'Olga Brandt', () => 'Strom Anteil'],
      [50, 'Erna Wolff', () => ''],
    ];
    const found = monthly([...saying, ...others])
      .slice(2)
      .flat();
    expect(new Set(found)).toEqual(new Set(['transfers.private']));
    const rooms: readonly Paid[] = [
      [410, 'Anna Weber', () => 'März'],
      [60, 'Uwe Krauter', () => 'Garage 3'],
    ];
    expect(
      new Set(
        monthly([...saying, ...rooms])
          .slice(2)
          .flat(),
      ),
    ).toEqual(new Set(['income.rental']));
  });

  it.each([
    'Kino 2025',
    '12.03.2025',
    'Bier 03/2025',
    'TAN1: 482910',
    '2025-03-12',
    'NOTPROVIDED EREF: 737482910',
  ])('is no fee where the number is a day or a year: %j', (purpose) => {
    const clearing: Paid = [2100.5, 'Abrechnungszentrum Muster GmbH', (month) => `Abr. 10${month}`];
    const friend: Paid = [40.5, 'Sabine Huber', () => purpose];
    expect(new Set(monthly([clearing, friend])[1])).toEqual(new Set(['transfers.private']));
  });

  it('is a fee of who is paid by a clearing house, where it is the number of a bill', () => {
    const bill: Paid = [84.5, 'Sabine Huber', (month) => `47${month}1194`];
    const clearing: Paid = [2100.5, 'Abrechnungszentrum Muster GmbH', (month) => `Abr. 10${month}`];
    expect(new Set(monthly([clearing, bill])[1])).toEqual(new Set(['income.self-employment']));
    expect(new Set(monthly([bill])[0])).toEqual(new Set(['transfers.private']));
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
