import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';

/** What a bank prints around a payment says nothing about what was paid for: the head of a text, the card, the rate of exchange. */

type Booking = [amount: number, bookingText: string, purpose: string, name?: string];

function labelsOf(bookings: readonly Booking[], type: 'person' | 'company' = 'person') {
  const ledger = ledgerFromUpload({
    userType: type,
    accounts: [{ accountId: 'giro', owner: type === 'person' ? 'Erika Muster' : 'Musterladen GmbH' }],
    transactions: bookings.map(([amount, bookingText, purpose, name], at) => ({
      transactionId: String(at),
      accountId: 'giro',
      amount,
      bookingDate: `2026-${String(at + 1).padStart(2, '0')}-05`,
      bookingText,
      purpose,
      ...(name ? { paymentPartner: { name } } : {}),
    })),
  });
  return analyse(ledger).categorization;
}

const categoryOf = (booking: Booking, type?: 'person' | 'company') => labelsOf([booking], type)[0]?.category;

describe('the head that a bank prints before a text', () => {
  it('when a pension comes in below “Gutschrift”, it is a pension by contract, and nothing is given back', () => {
    const months = ['01', '02', '03', '04', '05', '06'];
    const labels = labelsOf(
      months.map((month) => [
        2310,
        'Gutschrift',
        `GUTSCHRIFT VON FREMDBANK AUFTRAGGEBER: AUSGLEICHSKASSE MUSTERTAL MITTEILUNGEN: AHV-RENTE ${month}.2026`,
      ]),
    );
    expect(new Set(labels.map(({ category }) => category))).toEqual(new Set(['income.pension']));
    expect(new Set(labels.map(({ contractId }) => contractId)).size).toBe(1);
    expect(labels[0]?.contractId).not.toBeNull();
  });

  it('when a name and what is paid for stand behind one label, months do not make other payers of it', () => {
    const labels = labelsOf(
      ['Januar', 'Februar', 'März', 'April', 'Mai'].map((month) => [
        940.5,
        'Gutschrift',
        `Gutschrift Auftraggeber: Pensionskasse Musterwerke AG, Rente ${month} 2026`,
      ]),
    );
    expect(new Set(labels.map(({ contractId }) => contractId)).size).toBe(1);
    expect(labels[0]).toMatchObject({ category: 'income.pension', recurring: true });
  });

  it('when money goes to a telephone number, the person behind it is paid and no telephone', () => {
    expect(
      categoryOf([
        -40,
        'TWINT',
        'TWINT GELD SENDEN VOM 05.01.2026 AN TELEFON-NR. +4179XXXX120 BEAT MUSTERMANN',
      ]),
    ).toBe('transfers.private');
  });

  it('when a dividend is credited after shares were bought, it is income and no part of a purchase', () => {
    const [, dividend] = labelsOf([
      [-5012.3, 'Börse', 'Belastung Wertschriften: Kauf 55 Muster N, Valor 4711471'],
      [120.4, 'Börse', 'Gutschrift Wertschriften: Dividende Muster N'],
    ]);
    expect(dividend?.category).toBe('income.investment');
  });
});

describe('the card that a bank prints around a shop', () => {
  it.each<[Booking, string]>([
    [
      [-61.3, 'Einkauf', 'Einkauf ZKB Visa Debit Card Nr. xxxx 4711, BP Service Lindenhof, Musterdorf'],
      'mobility.fuel',
    ],
    [[-12.8, 'Kauf', 'KAUF/ONLINE-SHOPPING VOM 05.01.2026 SBB MOBILE BERN'], 'mobility.public-transport'],
    [
      [
        -31.9,
        'Lastschrift',
        'NR XXXX 4711 MUSTERSTADT KAUFUMSATZ 05.01 111656 ARN74627646459055',
        'VISA EDEKA MUSTERSTADT',
      ],
      'shopping.groceries',
    ],
    [[-9.4, 'Ausgang', 'VISA Debitkartenumsatz vom 05.01.2026', 'Cafe Leonie'], 'leisure.dining'],
    [
      [-50, 'Kartenzahlung', 'GOOGLE*ADS4711471 DUBLIN IE 2026-01-05T15:32 Kartennr. 4711'],
      'business.marketing',
    ],
  ])('%j', (booking, wanted) => {
    const type = wanted.startsWith('business.') ? 'company' : 'person';
    expect(categoryOf(booking, type)).toBe(wanted);
  });

  it('when shops stand in the text alone, one is not taken for the other because the bank’s reference is the same', () => {
    const labels = labelsOf(
      [
        'SHELL 4711/MUSTERSTADT/DE 05.01.2026 um 13:31 Uhr REF 470011/120',
        'SHELL 4711/MUSTERSTADT/DE 05.02.2026 um 09:31 Uhr REF 470011/120',
        'SHELL 4711/MUSTERSTADT/DE 05.03.2026 um 10:31 Uhr REF 470011/120',
        'BAUHAUS 120/MUSTERSTADT/DE 05.04.2026 um 17:02 Uhr REF 470011/120',
      ].map((purpose) => [-58.2, 'Kartenzahlung girocard', purpose]),
      'company',
    );
    expect(labels.map(({ category }) => category)).toEqual([
      'mobility.fuel',
      'mobility.fuel',
      'mobility.fuel',
      'shopping.home',
    ]);
  });

  it('when a rate of exchange is printed, it is no course', () => {
    expect(
      categoryOf(
        [-1114.48, 'Auslandsüberweisung', 'MUSTER SUR S.A. LIMA INV 377047 USD KURS 1,0842'],
        'company',
      ),
    ).toBe('business.supplier');
  });
});

describe('what a bank calls its bookings', () => {
  it('“Bankomat POS” is a shop that is paid, with or without the table of firms', () => {
    const ledger = ledgerFromUpload({
      userType: 'person',
      accounts: [{ accountId: 'giro', owner: 'Erika Muster' }],
      transactions: [
        {
          transactionId: '1',
          accountId: 'giro',
          amount: -24.1,
          bookingDate: '2026-01-05',
          bookingText: 'Bankomat POS',
          purpose: 'POS 05.01. 17.22 K1',
          paymentPartner: { name: 'BÄCKEREI MUSTER 3100' },
        },
      ],
    });
    for (const useBrands of [true, false])
      expect(analyse(ledger, { useBrands }).categorization[0]?.category).toBe('shopping.groceries');
    expect(categoryOf([-100, 'Bankomat', 'BEHEBUNG 05.01. 12.11 K1'])).toBe('cash.withdrawal');
  });

  it.each(['ENTGELT MIETKONTO 01', 'Muster Premium Grundgebühr', 'Muster Essential Abo'])(
    'a charge of its own that names nobody is a fee: %s',
    (purpose) => {
      expect(categoryOf([-9, 'ENTGELT', purpose])).toMatch(/^fees\./);
    },
  );

  it('coins that the owner brings to the bank are cash, and a transfer from an account elsewhere is none', () => {
    expect(categoryOf([388, 'Einzahlung', 'BAR HOFLADEN', 'Musterladen GmbH'], 'company')).toBe(
      'cash.deposit',
    );
    expect(categoryOf([388, 'Gutschrift', 'BAR HOFLADEN', 'Musterladen GmbH'], 'company')).toBe(
      'transfers.own-external',
    );
  });
});
