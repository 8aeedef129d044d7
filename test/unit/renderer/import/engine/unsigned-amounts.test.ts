import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const read = async (lines: readonly string[]) => {
  const { reading, rows } = await readUndescribed(lines, {}, 'export.csv');
  return {
    amounts: rows.map((row) => row.amountMinor),
    names: rows.map((row) => row.counterpartyName),
    kinds: rows.map((row) => row.bookingText),
    asked: reading.questions.map(({ kind }) => kind).filter((kind) => kind === 'sign'),
  };
};

const own = 'DE68370699887009988012';
const other = 'DE52299904117967205365';
const third = 'DE68299904117559816426';

describe('amounts without sign', () => {
  it.each([
    ['+ in front', '+30,00'],
    ['+ behind', '30,00+'],
    ['CR behind', '30,00 CR'],
    ['H behind', '30,00 H'],
  ])('when what came in is marked (%s), all other amounts are money out', async (_, paid) => {
    const { amounts, asked } = await read([
      'Datum;Text;Betrag EUR',
      '13.03.2026;Tee;4,50',
      `14.03.2026;Zahlung;${paid}`,
      '15.03.2026;Brot;7,00',
    ]);
    expect(amounts).toEqual([-450, 3000, -700]);
    expect(asked).toEqual([]);
  });

  it('when the mark stands in a column that is empty for other rows, those are money out', async () => {
    const { amounts } = await read([
      'Date,Description,Amount,',
      '2026-03-13,Tea,4.50,',
      '2026-03-14,Shop,30.00,CR',
      '2026-03-15,Bread,7.00,',
    ]);
    expect(amounts).toEqual([-450, 3000, -700]);
  });

  it('when the balance follows the unmarked amounts as written, they stay as they are', async () => {
    const { amounts } = await read([
      'Date;Description;Amount;Balance',
      '2026-03-13;Pay;4,50;104,50',
      '2026-03-14;Pay;+30,00;134,50',
      '2026-03-15;Pay;7,00;141,50',
      '2026-03-16;Pay;1,00;142,50',
    ]);
    expect(amounts).toEqual([450, 3000, 700, 100]);
  });

  it('when every kind of booking of a card is known, it gives the sign, and a payment is money in', async () => {
    const { amounts, kinds, asked } = await read([
      'Card number;**** **** **** 1234',
      '',
      'Date;Type;Details;Amount EUR',
      '2026-03-13;Purchase;Tea;4,50',
      '2026-03-14;Payment;By transfer;30,00',
      '2026-03-15;Annual fee;2026;7,00',
      '2026-03-16;Refund;Shoes;9,00',
    ]);
    expect(amounts).toEqual([-450, 3000, -700, 900]);
    expect(kinds).toEqual(['Purchase', 'Payment', 'Annual fee', 'Refund']);
    expect(asked).toEqual([]);
  });

  it('when every kind of booking of an account is known, it gives the sign', async () => {
    const { amounts } = await read([
      'Datum;Buchungsart;Name;Zweck;Betrag;Währung',
      '13.03.2026;Dauerauftrag;Verein;Miete;450,00;EUR',
      '14.03.2026;Gutschrift;Werk;Lohn;2300,00;EUR',
      '15.03.2026;Lastschrift;Strom;Abschlag;70,00;EUR',
    ]);
    expect(amounts).toEqual([-45000, 230000, -7000]);
  });

  it.each([
    ['a transfer', 'Überweisung'],
    ['a payment, and nothing says that this is a card', 'Zahlung'],
  ])('when a kind may be either way (%s), the sign is asked', async (_, kind) => {
    const { asked } = await read([
      'Datum;Buchungsart;Name;Zweck;Betrag;Währung',
      `13.03.2026;${kind};Verein;Miete;450,00;EUR`,
      '14.03.2026;Gutschrift;Werk;Lohn;2300,00;EUR',
      '15.03.2026;Lastschrift;Strom;Abschlag;70,00;EUR',
    ]);
    expect(asked).toEqual(['sign']);
  });

  it.each([
    ['From account;From name;To account;To name'],
    ['Von Konto;Von Name;Nach Konto;Nach Name'],
    ['Van rekening;Naam verzender;Naar rekening;Naam ontvanger'],
    ['De compte;Nom émetteur;Vers compte;Nom bénéficiaire'],
    ['Cuenta origen;Nombre ordenante;Cuenta destino;Nombre beneficiario'],
    ['Debit account;Debtor;Credit account;Creditor'],
  ])(
    'when the own account pays or is paid (%s), the amount has its sign and the other side its name',
    async (header) => {
      const { amounts, names, asked } = await read([
        `Konto;${own};EUR`,
        '',
        `Datum;${header};Betrag;Währung`,
        `13.03.2026;${own};Otto R;${other};Verein;4,50;EUR`,
        `14.03.2026;${third};Werk AG;${own};Otto R;2300,00;EUR`,
        `15.03.2026;${own};Otto R;${other};Verein;7,00;EUR`,
      ]);
      expect(amounts).toEqual([-450, 230000, -700]);
      expect(names).toEqual(['Verein', 'Werk AG', 'Verein']);
      expect(asked).toEqual([]);
    },
  );

  it('when only the other side is ever named, as payer or as payee, that tells the direction', async () => {
    const { amounts, names } = await read([
      'Date,Payer,Payee,Reference,Amount,Currency',
      '2026-03-13,,Tea house,x,4.50,GBP',
      '2026-03-14,Boss Ltd,,y,3000.00,GBP',
      '2026-03-15,,Bakery,z,7.00,GBP',
    ]);
    expect(amounts).toEqual([-450, 300000, -700]);
    expect(names).toEqual(['Tea house', 'Boss Ltd', 'Bakery']);
  });

  it('when the own account is on neither side of a row, that row has no guessed sign', async () => {
    const { amounts } = await read([
      `Account;${own};EUR`,
      '',
      'Date;From account;To account;Name;Amount;Currency',
      `2026-03-13;${own};${other};Landlord;4,50;EUR`,
      `2026-03-14;${third};${other};Stranger;8,00;EUR`,
      `2026-03-15;${third};${own};Work;7,00;EUR`,
    ]);
    expect(amounts).toEqual([-450, null, 700]);
  });

  it.each([
    [
      'no column says anything',
      [
        'Date;Name;Note;Amount;Currency',
        '13.03.2026;A;x;1,00;EUR',
        '14.03.2026;B;y;2,00;EUR',
        '15.03.2026;C;z;3,00;EUR',
      ],
    ],
    [
      'the balances do not go by the amounts',
      [
        'Date;Name;Amount;Balance;Currency',
        '13.03.2026;A;1,00;9,00;EUR',
        '14.03.2026;B;2,00;11,50;EUR',
        '15.03.2026;C;3,00;8,00;EUR',
        '16.03.2026;C;4,00;4,50;EUR',
      ],
    ],
    [
      'a card is paid by an amount like its charges',
      [
        'Card;4571 XXXX XXXX 8820',
        '',
        'Date;Text;Amount EUR',
        '13.03.2026;Tea;4,50',
        '14.03.2026;Payment received, thank you;30,00',
        '15.03.2026;Bread;7,00',
      ],
    ],
  ])('when %s, the sign is asked', async (_, lines) => {
    expect((await read(lines)).asked).toEqual(['sign']);
  });

  it('when every kind of booking is one of what comes in, nothing is asked', async () => {
    const { amounts, asked } = await read([
      'Datum;Buchungsart;Name;Betrag;Währung',
      '13.03.2026;Gutschrift;A;1,00;EUR',
      '14.03.2026;Habenzinsen;B;2,00;EUR',
      '15.03.2026;Gutschrift;C;3,00;EUR',
    ]);
    expect(amounts).toEqual([100, 200, 300]);
    expect(asked).toEqual([]);
  });
});
