import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../../check/read-file';
import { differenceOf } from '../lane/both-ways';

async function read(lines: readonly string[], sign?: 'asWritten' | 'inverted') {
  const { reading, rows } = await readUndescribed(lines, sign ? { sign } : {});
  return {
    balances: rows.map(({ balanceMinor }) => balanceMinor),
    amounts: rows.map(({ amountMinor }) => amountMinor),
    closing: reading.accounts[0]?.balanceMinor,
    opening: reading.accounts[0]?.openingBalanceMinor,
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    found: Object.keys(reading.findingTotals),
  };
}

describe('balances of an overdrawn account that stand without a minus', () => {
  const rows = [
    '03.03.2025;Strom;-120,50;79,50',
    '05.03.2025;Drogerie;-89,90;10,40',
    '14.03.2025;Verein;50,00;39,60',
    '21.03.2025;Tankhof;-42,00;2,40',
  ];
  const header = 'Datum;Empfänger;Betrag;Saldo';

  it('beside signed amounts are on the side of zero on which each follows from the one before it', async () => {
    const oldestFirst = await read([header, ...rows]);
    expect(oldestFirst).toMatchObject({
      balances: [7_950, -1_040, 3_960, -240],
      closing: -240,
      opening: 20_000,
    });
    expect([oldestFirst.asked, oldestFirst.found]).toEqual([[], []]);
    const newestFirst = await read([header, ...[...rows].reverse()]);
    expect(newestFirst).toMatchObject({ balances: [-240, 3_960, -1_040, 7_950], closing: -240, asked: [] });
  });

  it('beside two sides as well', async () => {
    const sides = rows.map((row) => {
      const [day, name, amount = '', balance] = row.split(';');
      const [out, into] = amount.startsWith('-') ? [amount.slice(1), ''] : ['', amount];
      return `${day};${name};${out};${into};${balance}`;
    });
    expect(await read(['Datum;Empfänger;Soll;Haben;Saldo', ...sides])).toMatchObject({
      closing: -240,
      found: [],
    });
  });

  it('that are all on one side are asked: they may be what is owed', async () => {
    const below = [
      '03.03.2025;Strom;-20,50;20,50',
      '05.03.2025;Tee;-9,50;30,00',
      '14.03.2025;Verein;5,00;25,00',
    ];
    expect((await read([header, ...below, '21.03.2025;Tankhof;-42,00;67,00'])).asked).toEqual(['sign']);
  });

  it('that are all on one side or zero are asked as well', async () => {
    const rows = [
      '1.3.2025;A;-10,00;10,00',
      '2.3.2025;B;-20,00;30,00',
      '3.3.2025;C;30,00;0,00',
      '4.3.2025;D;-5,00;5,00',
    ];
    expect((await read([header, ...rows])).asked).toEqual(['sign']);
  });

  it('are no witness of signs: turned amounts explain them as well, on the other side of zero', async () => {
    const texts = ['Gutschrift', 'Lastschrift', 'Gutschrift', 'Gutschrift', 'Lastschrift'];
    const figures = ['-100,00;150,00', '200,00;50,00', '-120,00;70,00', '-50,00;120,00', '130,00;10,00'];
    const turned = figures.map((figure, at) => `0${at + 1}.03.2025;${texts[at]};${figure}`);
    expect(await read([header, ...turned])).toMatchObject({
      amounts: [10_000, -20_000, 12_000, 5_000, -13_000],
      balances: [15_000, -5_000, 7_000, 12_000, -1_000],
      opening: 5_000,
      found: [],
    });
  });

  it('of equal rows on both sides of zero stay as they are written', async () => {
    const equal = ['1.3.2025;A;-25,00;75,00', '1.3.2025;Geld;-50,00;25,00', '1.3.2025;Geld;-50,00;25,00'];
    const read1 = await read([header, ...equal, '2.3.2025;C;30,00;5,00', '4.3.2025;D;-5,00;0,00']);
    expect(read1.balances).toEqual([7_500, 2_500, 2_500, 500, 0]);
  });

  it('that break in one row stay as they are written, and the breaks are told', async () => {
    const broken = rows.map((row) => row.replace('39,60', '39,70'));
    expect((await read([header, ...broken])).balances).toEqual([7_950, 1_040, 3_970, 240]);
  });

  const bare = (texts: readonly string[]) =>
    ['300,00;100,00', '150,00;250,00', '900,00;650,00', '50,00;600,00', '700,00;100,00'].map(
      (figures, at) => `0${at + 2}.05.2025;${texts[at]};${figures}`,
    );

  it('beside amounts without sign, words of two rows tell which way money went, where none denies them', async () => {
    const lines = [
      'Datum;Buchungstext;Betrag;Saldo',
      ...bare(['x', 'Abbuchung Strom', 'Gehalt', 'Abbuchung', 'y']),
    ];
    expect(await read(lines)).toMatchObject({
      // Nothing is known of the first row.
      amounts: [null, -15_000, 90_000, -5_000, -70_000],
      closing: -10_000,
      asked: [],
    });
    const rents = bare(['x', 'Miete Huber', 'Annuität', 'Miete Sauer', 'Miete Meier']);
    // A landlord's rent comes in.
    expect((await read(['Datum;Buchungstext;Betrag;Saldo', ...rents])).asked).toEqual(['sign']);
    const denied = ['Datum;Buchungstext;Betrag;Saldo', ...bare(['x', 'Abbuchung', 'y', 'Gutschrift', 'z'])];
    expect((await read(denied)).asked).toEqual(['sign']);
  });
});

it('two amounts without sign are asked whatever the one step of their balance says: it leaves the oldest open', async () => {
  const header = 'Datum;Empfänger;Betrag;Saldo';
  const rows = ['01.03.2025;A;20,00;100,00', '15.03.2025;B;30,00;70,00'];
  expect((await read([header, ...rows])).asked).toEqual(['sign']);
  expect((await read([header, ...[...rows].reverse()])).asked).toEqual(['sign']);
  expect((await read([header, ...rows.map((row) => row.replace('20,00', '30,00'))])).asked).toEqual(['sign']);
  expect((await read([header, ...rows.map((row) => row.replace('70,00', '130,00'))])).asked).toEqual([
    'sign',
  ]);
});

describe('balances without a minus, far below the rows by which the file is judged,', () => {
  let balance = -1_500;
  const rows = Array.from({ length: 600 }, (_, at) => {
    const minor = (at % 3 === 0 ? 5_000 : -2_500) + ((at * 37) % 101) - 50;
    balance += minor;
    return { line: `Laden ${at}`, minor, balance };
  });
  const text = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
  const written = (list: readonly (typeof rows)[number][]) =>
    list.map(
      ({ line, minor, balance }, at) =>
        `${String((Math.floor(at / 30) % 28) + 1).padStart(2, '0')}.03.2025;${line};${text(minor)};${text(Math.abs(balance))}`,
    );
  const readFar = async (list: readonly (typeof rows)[number][]) => {
    const bytes = new TextEncoder().encode(['Datum;Empfänger;Betrag;Saldo', ...written(list)].join('\n'));
    const sizes = { whole: 0, sample: 3_072, slice: 4_096, piece: 4_096, lane: 4_096 };
    const found = await readWhole('konto.csv', bytes, {}, { formats: [], sizes });
    return {
      balances: found.rows.map(({ balanceMinor }) => balanceMinor),
      found: found.reading.findingTotals,
    };
  };

  it('lie on the side on which each follows from the one before it, in either order', async () => {
    expect(rows.slice(300).some(({ balance }) => balance < 0)).toBe(true);
    for (const list of [rows, [...rows].reverse()])
      expect(await readFar(list)).toEqual({ balances: list.map(({ balance }) => balance), found: {} });
  });

  it('are not known right behind a row that is missing, and known again with the next one', async () => {
    for (const list of [rows, [...rows].reverse()]) {
      const cut = list.filter((_, at) => at !== 400);
      const { balances, found } = await readFar(cut);
      expect(balances).toEqual(cut.map(({ balance }, at) => (at === 400 ? null : balance)));
      expect(found).toMatchObject({ 'balance.unreadable': 1, 'balance.break': 1 });
    }
  });
});

describe('balances that the lines around the table state without their minus', () => {
  const rows = ['03.03.2025;Strom;-120,50', '14.03.2025;Verein;50,00', '21.03.2025;Tankhof;-42,00'];
  const header = 'Buchungstag;Empfänger;Betrag';

  it('have it where only so the rows lead from the one to the other', async () => {
    const lines = ['Anfangssaldo;100,00', header, ...rows, 'Endsaldo;12,50'];
    expect(await read(lines)).toMatchObject({ opening: 10_000, closing: -1_250, found: [] });
    const opened = [
      'Anfangssaldo;100,00',
      header,
      '14.03.2025;Verein;250,00',
      '15.03.2025;Tee;-1,00',
      'Endsaldo;149,00',
    ];
    expect(await read(opened)).toMatchObject({ opening: -10_000, closing: 14_900, found: [] });
  });

  it('are told to disagree where only a minus on both makes them agree: rows read the wrong way round do as well', async () => {
    const turned = ['15.01.2024;Gehalt;-2000,00', '16.01.2024;Markt;30,00', '17.01.2024;Miete;900,00'];
    const lines = ['Anfangssaldo;500,00', header, ...turned, 'Endsaldo;1570,00'];
    expect(await read(lines)).toMatchObject({
      opening: 50_000,
      closing: 157_000,
      found: ['balance.closing'],
    });
  });

  it('are told to disagree where no minus makes them agree', async () => {
    const lines = ['Anfangssaldo;100,00', header, ...rows, 'Endsaldo;12,60'];
    expect(await read(lines)).toMatchObject({ closing: 1_260, found: ['balance.closing'] });
  });

  it('of the same name above and below are opening and closing where the rows lead from the one to the other', async () => {
    const lines = ['Kontostand am 01.03.2025;100,00', header, ...rows, 'Kontostand am 31.03.2025;12,50'];
    expect(await read(lines)).toMatchObject({ opening: 10_000, closing: -1_250 });
  });
});

it('when the side of a balance stands in a column of its own, a row far below the first ones has it too', async () => {
  let balance = 1_000;
  const lines = Array.from({ length: 900 }, (_, at) => {
    const minor = at % 3 === 0 ? 5_000 : -2_600;
    balance += minor;
    const text = (value: number) => `${(Math.abs(value) / 100).toFixed(2).replace('.', ',')}`;
    const day = `${String((Math.floor(at / 40) % 28) + 1).padStart(2, '0')}.03.2025`;
    return `${day};Laden ${at};${minor < 0 ? '-' : ''}${text(minor)};${text(balance)};${balance < 0 ? 'S' : 'H'}`;
  });
  const bytes = new TextEncoder().encode(['Datum;Empfänger;Betrag;Saldo;S/H', ...lines].join('\n'));
  expect(await differenceOf('umsatz.csv', bytes)).toBeNull();
});
