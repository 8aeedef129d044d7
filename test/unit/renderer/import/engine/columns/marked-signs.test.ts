import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Amounts, whether the sign is asked, and the lines whose sign and mark contradict each other. */
async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    minors: rows.map(({ amountMinor }) => amountMinor),
    isAsked: reading.questions.some(({ kind }) => kind === 'sign'),
    shown: reading.findings.flatMap(({ rule, line }) => (rule === 'direction.minus' ? [line] : [])),
  };
}

/** `amount;mark` or `amount;mark;balance` below days of their own. */
const table = (steps: readonly string[], head = 'S/H') => [
  `Datum;Text;Betrag;${head}`,
  ...steps.map((step, at) => `${10 + at}.03.2025;Text ${'abcdefgh'[at]};${step}`),
];
const right = (minors: readonly number[]) => ({ minors, isAsked: false, shown: [] });

describe('a mark of direction beside amounts', () => {
  const plain = ['800,00;S', '2500,00;H', '55,10;S', '7,00;S'];

  it('tells it where none has a sign', async () => {
    expect(await read(table(plain))).toEqual(right([-80000, 250000, -5510, -700]));
  });

  it('repeats it where all are signed alike', async () => {
    const rows = ['-800,00;S', '2500,00;H', '-55,10;S', '-7,00;S'];
    expect(await read(table(rows))).toEqual(right([-80000, 250000, -5510, -700]));
  });

  const marks = [
    ['S/H', 'S', 'H'],
    ['Soll/Haben', 'Soll', 'Haben'],
    ['D/C', 'D', 'C'],
    ['Dr/Cr', 'DR', 'CR'],
    ['Debit/Credit', 'Debit', 'Credit'],
    ['Af Bij', 'Af', 'Bij'],
    ['WN/MA', 'WN', 'MA'],
    ['Db/Cr', 'DB', 'CR'],
    ['借贷', '借', '贷'],
    ['+/-', '-', '+'],
  ] as const;
  for (const [head, out, into] of marks) {
    it(`counts for all rows where one alone has a minus, which is shown: ${head}`, async () => {
      const rows = [`800,00;${out}`, `2500,00;${into}`, `55,10;${out}`, `-10,00;${out}`];
      const minors = [-80000, 250000, -5510, -1000];
      expect(await read(table(rows, head))).toEqual({ minors, isAsked: false, shown: [5] });
    });
  }

  it('shows a minus beside what came in', async () => {
    const rows = ['800,00;S', '2500,00;H', '55,10;S', '-10,00;H'];
    const minors = [-80000, 250000, -5510, -1000];
    expect(await read(table(rows))).toEqual({ minors, isAsked: false, shown: [5] });
  });

  it('gives way to signs that most marks agree with, and the others are shown', async () => {
    const rows = ['-800,00;S', '2500,00;H', '-55,10;S', '10,00;S'];
    const minors = [-80000, 250000, -5510, 1000];
    expect(await read(table(rows))).toEqual({ minors, isAsked: false, shown: [5] });
  });

  it('is right against signs that all contradict it, and asked about where most do', async () => {
    const rows = ['800,00;S', '-2500,00;H', '-55,10;H', '-7,00;H'];
    expect(await read(table(rows))).toEqual(right([-80000, 250000, 5510, 700]));
    expect(await read(table([...rows, '-1,00;S', '-1,00;H']))).toMatchObject({ isAsked: true });
  });

  it('means with a minus what the balance says: once more the same, or taken back', async () => {
    const same = ['800,00;S;200,00', '2500,00;H;2700,00', '55,10;S;2644,90', '-10,00;S;2634,90'];
    expect(await read(table(same, 'S/H;Saldo'))).toEqual(right([-80000, 250000, -5510, -1000]));
    const back = ['800,00;S;200,00', '2500,00;H;2700,00', '55,10;S;2644,90', '-10,00;S;2654,90'];
    expect(await read(table(back, 'S/H;Saldo'))).toEqual(right([-80000, 250000, -5510, 1000]));
  });

  it('stands below blank cells as well: one word, and nothing beside all others', async () => {
    expect(await read(table(['800,00;', '2500,00;H', '55,10;', '-10,00;'], 'S/H'))).toEqual({
      minors: [-80000, 250000, -5510, -1000],
      isAsked: false,
      shown: [5],
    });
  });

  it('is shown as well where the minus stands far below the rows that were looked at', async () => {
    const rows = Array.from(
      { length: 30_000 },
      (_, at) => `10.03.2025;Text ${at};${at + 1},00;${'SH'[at % 2]}`,
    );
    const { minors, shown } = await read(['Datum;Text;Betrag;S/H', ...rows, '11.03.2025;Last;-10,00;S']);
    expect([minors.at(-3), minors.at(-2), minors.at(-1), shown]).toEqual([
      -2999900,
      3000000,
      -1000,
      [30_002],
    ]);
  });
});

describe('one minus among amounts without sign', () => {
  it('leaves the direction to the kinds of booking, and is shown', async () => {
    const lines = [
      'Datum;Buchungsart;Name;Betrag',
      '10.03.2025;Lastschrift;Stadtwerke;55,10',
      '11.03.2025;Gutschrift;Arbeitgeber;2500,00',
      '12.03.2025;Dauerauftrag;Vermieter;800,00',
      '13.03.2025;Lastschrift;Stadtwerke;-10,00',
    ];
    expect(await read(lines)).toEqual({
      minors: [-5510, 250000, -80000, -1000],
      isAsked: false,
      shown: [5],
    });
  });

  it('leaves it to payer and payee, and is shown', async () => {
    const lines = [
      'Date;Payer;Payee;Amount',
      '2025-03-10;A. Muster;Shop;10.00',
      '2025-03-11;Firm;A. Muster;100.00',
      '2025-03-12;A. Muster;Gym;-3.00',
      '2025-03-13;A. Muster;Cafe;4.00',
    ];
    expect(await read(lines)).toEqual({ minors: [-1000, 10000, -300, -400], isAsked: false, shown: [4] });
  });

  it('is one of many where the kinds agree with signs: a debit that came back stays what it is', async () => {
    const lines = [
      'Datum;Buchungsart;Name;Betrag',
      '10.03.2025;Lastschrift;Stadtwerke;-55,10',
      '11.03.2025;Gutschrift;Arbeitgeber;2500,00',
      '12.03.2025;Lastschrift;Stadtwerke;55,10',
      '13.03.2025;Lastschrift;Vermieter;-7,00',
    ];
    expect(await read(lines)).toEqual({ minors: [-5510, 250000, 5510, -700], isAsked: false, shown: [4] });
  });

  it('beside a plus leaves open which way the others went: asked', async () => {
    const lines = [
      'Datum;Text;Betrag',
      '10.03.2025;Kauf;10,00',
      '11.03.2025;Lohn;100,00+',
      '12.03.2025;Kauf;5,00',
      '13.03.2025;Kauf;-3,00',
    ];
    expect(await read(lines)).toMatchObject({ isAsked: true });
  });
});

describe('the balance of a card', () => {
  it('that does not grow with amounts without sign turns none of them in silence', async () => {
    const lines = [
      'Date;Card number;Description;Amount;Balance',
      '2025-03-10;****1234;Nordwind;10.00;500.00',
      '2025-03-14;****1234;Eule;20.00;300.00',
      '2025-03-20;****1234;Adler;30.00;900.00',
    ];
    expect(await read(lines)).toMatchObject({ isAsked: true });
  });
});

describe('amounts in foreign currencies', () => {
  it('are the original ones beside a signed column of the currency of the account', async () => {
    const lines = [
      'Date,Merchant,Amount,Amount EUR',
      '2025-03-13,Shop US,USD 10.00,-9.30',
      '2025-03-14,Shop UK,GBP 20.00,-23.80',
      '2025-03-15,Refund US,USD 5.00,4.60',
    ];
    const { reading, rows } = await readUndescribed(lines);
    expect(reading.questions.filter(({ blocking }) => blocking)).toEqual([]);
    expect(
      rows.map(({ amountMinor, currency, originalAmountMinor, originalCurrency }) => [
        amountMinor,
        currency,
        originalAmountMinor,
        originalCurrency,
      ]),
    ).toEqual([
      [-930, 'EUR', -1000, 'USD'],
      [-2380, 'EUR', -2000, 'GBP'],
      [460, 'EUR', 500, 'USD'],
    ]);
  });
});
