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

  it('is shown as well where the minus stands far below the rows that were looked at', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `10.03.2025;Text ${at};${at + 1},00;${'SH'[at % 2]}`);
    const { minors, shown } = await read(['Datum;Text;Betrag;S/H', ...rows, '11.03.2025;Last;-10,00;S']);
    expect([minors.at(-3), minors.at(-2), minors.at(-1), shown]).toEqual([-2999900, 3000000, -1000, [30_002]]);
  });
});
