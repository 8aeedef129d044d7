import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../../check/read-file';

/** Amounts of the rows, null for a blocked one, and the kinds of the questions that block. */
async function read(lines: readonly string[], options: ReadOptions = {}) {
  const { reading, rows } = await readUndescribed(lines, options);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    closing: reading.accounts[0]?.balanceMinor,
    questions: reading.questions,
  };
}

const header = 'Datum;Text;Betrag;Saldo';

describe('bare amounts beside a balance', () => {
  it('when a single step of many goes the other way, are not as written', async () => {
    const ups = Array.from(
      { length: 12 },
      (_, at) => `${String(at + 2).padStart(2, '0')}.03.2024;x${at};10,0${at % 10};`,
    );
    let balance = 100_000;
    const rows = ups.map((row, at) => {
      balance += at === 6 ? -1_006 : 1_000 + (at % 10);
      return `${row}${(balance / 100).toFixed(2).replace('.', ',')}`;
    });
    const { amounts } = await read([
      header,
      ...rows,
      `20.03.2024;y;5,00;${((balance + 500) / 100).toFixed(2).replace('.', ',')}`,
    ]);
    expect(amounts[6]).toBe(-1_006);
    expect(amounts[7]).toBe(1_007);
  });

  const falling = [
    '01.03.2024;a;2.314,67;2.339,94',
    '02.03.2024;b;26,26;2.313,68',
    '03.03.2024;c;41,95;2.271,73',
    '04.03.2024;d;6,80;2.264,93',
  ];

  it('when all steps go one way, are asked; the answer is for the steps, and the oldest row waits', async () => {
    expect((await read([header, ...falling])).asked).toEqual(['sign']);
    const { amounts, asked } = await read([header, ...falling], { sign: 'inverted' });
    expect(amounts).toEqual([null, -2_626, -4_195, -680]);
    expect(asked).toEqual([]);
  });

  it('when words of rows say that all went out, are not asked', async () => {
    const rows = falling.map((row) =>
      row.replace(';b;', ';Miete März;').replace(';c;', ';Kartenzahlung Markt;'),
    );
    const { amounts, asked } = await read([header, ...rows]);
    expect(asked).toEqual([]);
    expect(amounts).toEqual([null, -2_626, -4_195, -680]);
  });

  const debt = [
    'Datum;Händler;Umsatz;Saldo',
    '01.03.2024;Markt;20,00;120,00',
    '02.03.2024;Kino;30,00;150,00',
    '03.03.2024;Ausgleich;50,00;100,00',
    '04.03.2024;Bahn;7,00;107,00',
    '05.03.2024;Hotel;90,00;197,00',
  ];

  it('of a list of shops are asked, and each choice shows what it makes of each row', async () => {
    const { asked, questions } = await read(debt);
    expect(asked).toEqual(['sign']);
    const [asMoney, asDebt] = questions.find(({ kind }) => kind === 'sign')?.choices ?? [];
    expect(asMoney?.examples.map(({ meaning }) => meaning)).toEqual(['20,00', '30,00', '-50,00']);
    expect(asDebt?.examples.map(({ meaning }) => meaning)).toEqual(['20,00', '-30,00', '50,00']);
    expect(asDebt?.isProposed).toBe(true);
  });

  it('of what is owed go out where it grows, and the balance is below zero', async () => {
    const { amounts, closing } = await read(debt, { sign: 'inverted' });
    expect(amounts).toEqual([null, -3_000, 5_000, -700, -9_000]);
    expect(closing).toBe(-19_700);
  });

  it('by which a balance only grows are asked where no row says that money came in', async () => {
    const rows = [
      '01.03.2024;Markt;20,00;120,00',
      '02.03.2024;Kino;30,00;150,00',
      '03.03.2024;Bahn;50,00;200,00',
    ];
    expect((await read([header, ...rows])).asked).toEqual(['sign']);
    const saved = rows.map((row) => row.replace(/Markt|Kino|Bahn/, 'Zinsen'));
    expect((await read([header, ...saved])).asked).toEqual([]);
  });

  it('when one of two texts stands in the oldest row alone, are not told by the texts', async () => {
    const { asked } = await read([
      'Date;Nom;Libellé;Montant;Solde',
      '01/01/2024;a;Facture 2231;72,32;-50,05',
      '15/02/2024;b;CB 12/03;56,54;-106,59',
      '01/04/2024;c;CB 12/03;151,09;-257,68',
      '15/05/2024;d;CB 12/03;1274,04;-1531,72',
    ]);
    expect(asked).toEqual(['sign']);
  });
});

describe('a balance of a card', () => {
  it('that nothing moves is no witness: the signs of the rows are asked as without it', async () => {
    const rows = ['51.77', '42.38', '78.61', '-62.60', '61.86', '64.47', '14.35', '112.68'];
    const { questions } = await read([
      'Date,Card Member,Merchant,Available,Amount',
      ...rows.map(
        (amount, at) =>
          `2024-06-0${at + 1},M FAIRWEATHER,Shop ${'abcdefgh'[at]},${7035 - at * at * 311}.91,${amount}`,
      ),
    ]);
    expect(questions.map(({ kind }) => kind)).toContain('sign');
  });
});

describe('balances without a minus on both sides of zero', () => {
  const folded = [
    '01.03.2024;a;20,00;80,00',
    '02.03.2024;b;130,00;50,00',
    '03.03.2024;c;7,00;57,00',
    '04.03.2024;d;60,00;3,00',
    '05.03.2024;e;1,00;4,00',
    '06.03.2024;f;2,00;2,00',
  ];

  it.each([
    ['oldest', folded],
    ['newest', [...folded].reverse()],
  ])(
    'with the %s row first are asked, and the answer says on which side the oldest is',
    async (order, rows) => {
      expect((await read([header, ...rows])).asked).toEqual(['sign']);
      const { amounts } = await read([header, ...rows], { sign: 'asWritten' });
      const wanted = [null, -13_000, -700, 6_000, 100, -200];
      expect(amounts).toEqual(order === 'oldest' ? wanted : wanted.reverse());
    },
  );
});

describe('money out and money in that the balance denies', () => {
  const rows = [
    '2024-03-01,x,21.82,,121.82',
    '2024-03-02,y,11.42,,133.24',
    '2024-03-03,z,,50.00,83.24',
    '2024-03-04,w,7.00,,90.24',
  ];

  it('on a card are as named, and the balance is what is owed', async () => {
    const card = [
      'Date,Card No.,Description,Debit,Credit,Balance',
      ...rows.map((row) => row.replace(',', ',4412,')),
    ];
    const { amounts, asked, closing } = await read(card);
    expect(amounts).toEqual([-2_182, -1_142, 5_000, -700]);
    expect(asked).toEqual([]);
    expect(closing).toBe(-9_024);
  });

  it('elsewhere are asked, and the answer holds', async () => {
    const plain = ['Date,Description,Debit,Credit,Balance', ...rows];
    expect((await read(plain)).asked).toEqual(['sign']);
    expect((await read(plain, { sign: 'asWritten' })).amounts).toEqual([2_182, 1_142, -5_000, 700]);
    expect((await read(plain, { sign: 'inverted' })).amounts).toEqual([-2_182, -1_142, 5_000, -700]);
  });

  it('in books are the other way round', async () => {
    const books = [
      'Date,Voucher,Description,Debit,Credit,Balance',
      ...rows.map((row, at) => row.replace(',', `,V${at},`)),
    ];
    expect(await read(books)).toMatchObject({ amounts: [2_182, 1_142, -5_000, 700], asked: [] });
  });
});

describe('a direction that its header names', () => {
  it('in an order of its own is read in that order', async () => {
    const rows = ['01.03.2024;a;5,00;B', '02.03.2024;b;6,00;A', '03.03.2024;c;7,00;B'];
    expect((await read(['Tarih;Ad;Tutar;B/A', ...rows])).amounts).toEqual([-500, 600, -700]);
    expect((await read(['Datum;Naziv;Iznos;A/B', ...rows])).amounts).toEqual([500, -600, 700]);
  });

  it('in one word alone is read', async () => {
    const rows = ['01.03.2024;a;5,00;Ut', '02.03.2024;b;6,00;Ut', '03.03.2024;c;7,00;Ut'];
    expect(await read(['Dato;Navn;Beløp;Retning', ...rows])).toMatchObject({
      amounts: [-500, -600, -700],
      asked: [],
    });
  });
});
