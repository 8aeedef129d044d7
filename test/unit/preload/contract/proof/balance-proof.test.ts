import { describe, expect, it } from 'vitest';
import { proveBalances } from '../../../../../preload/contract/proof/balance-proof';
import { BalanceRows, rowPart } from '../../../../../preload/contract/proof/balance-rows';
import type { BalanceProof } from '../../../../../preload/contract/proof/proof-result';
import fc from '../../../../property';

interface Row {
  line: number;
  day: number;
  amount: number;
  balance: number;
  isLeftOut?: boolean;
}

/** Rows that follow each other from 1,000.00 on; three a day. */
function ledger(amounts: readonly number[]): Row[] {
  let balance = 100_000;
  return amounts.map((amount, at) => {
    balance += amount;
    return { line: at + 2, day: 20_000 + Math.floor(at / 3), amount, balance };
  });
}

function prove(rows: readonly Row[], stated?: { openingMinor: number | null; closingMinor: number | null }) {
  const kept = new BalanceRows();
  for (const { line, day, amount, balance, isLeftOut } of rows)
    kept.add(line, day, amount, balance, isLeftOut ? rowPart.optional : rowPart.counted);
  return { ...(proveBalances(kept, 'oldestFirst', stated) as BalanceProof), lines: kept.lines };
}

const breakLines = (proof: ReturnType<typeof prove>) => proof.breaks.map(({ row }) => proof.lines[row]);
const causes = (proof: ReturnType<typeof prove>) => proof.breaks.map(({ cause }) => cause.code);

const odd = [-4_599, 120_000, -1_333, -25_017, 777, -90_404, 5_050, -3_101, 61_237, -2_718];
/** Amounts of which no few add up to another, as in real files. Not shrunk: amounts that are alike can stand in each other's place. */
const amounts = fc.noShrink(
  fc
    .array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 6, maxLength: 40 })
    .map((drawn) => drawn.map((minor, at) => minor * 100 + at + 1)),
);

describe('the proof of running balances', () => {
  it('when nothing is missing, finds nothing in any order of the file, and the balances before and after', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('down', 'up', 'mixed', 'dayDown'),
        fc.nat(),
        (drawn, form, seed) => {
          const rows = ledger(drawn);
          const proof = prove(inForm(rows, form, seed));
          expect(proof.breakCount, form).toBe(0);
          expect(proof).toMatchObject({
            isRunning: true,
            openingMinor: 100_000,
            closingMinor: rows.at(-1)?.balance,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('when a row inside is removed, names the row behind the gap and what is missing, whatever the order', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), fc.constantFrom('down', 'up', 'mixed'), (drawn, at, form) => {
        const rows = ledger(drawn);
        const removed = 1 + (at % (rows.length - 2));
        const proof = prove(
          inForm(
            rows.filter((_, index) => index !== removed),
            form,
            at,
          ),
        );
        expect(proof.breakCount).toBeGreaterThanOrEqual(1);
        // Of a day out of order that lacks a row, the day is named.
        if (form === 'mixed') return;
        expect(breakLines(proof)).toEqual([removed + 3]);
        const [found] = proof.breaks;
        expect((found?.foundMinor ?? 0) - (found?.expectedMinor ?? 0)).toBe(drawn[removed]);
      }),
      { numRuns: 300 },
    );
  });

  it('when two rows are swapped, puts them in order instead of breaking three times', () => {
    for (const [one, other] of [
      [3, 4],
      [2, 7],
      [0, 1],
      [8, 9],
      [0, 9],
    ] as const) {
      const rows = ledger(odd);
      [rows[one], rows[other]] = [rows[other] as Row, rows[one] as Row];
      const proof = prove(rows);
      expect(proof.breakCount, `${one} and ${other}`).toBe(0);
      const lines = proof.moved.flatMap(({ rows: moved }) => moved.map((row) => proof.lines[row]));
      if (one !== 0 || other !== 9) expect(lines).toEqual(expect.arrayContaining([one + 2, other + 2]));
      expect(proof.openingMinor).toBe(100_000);
    }
  });

  it.each([
    ['by a cent', -25_016, 'amountDigits', -25_017],
    ['by its sign', 25_017, 'amountSign', -25_017],
    ['by its decimal sign', -2_501_700, 'amountDecimal', -25_017],
    ['by two digits in each other’s place', -25_107, 'amountDigits', -25_017],
    ['beyond recognition', -99_999, 'rowMissing', 74_982],
  ])(
    'when an amount differs %s, names its row, and suggests what the balances give',
    (_, wrong, code, given) => {
      const rows = ledger(odd);
      (rows[3] as Row).amount = wrong;
      for (const form of ['down', 'up'] as const) {
        const proof = prove(inForm(rows, form, 0));
        expect(breakLines(proof)).toEqual([5]);
        expect(proof.breaks[0]?.cause).toMatchObject({ code, amountMinor: given });
      }
    },
  );

  it('when one balance is misread, names it once and says what it should be', () => {
    const rows = ledger(odd);
    const right = (rows[4] as Row).balance;
    (rows[4] as Row).balance = right * 100;
    const proof = prove(rows);
    expect(breakLines(proof)).toEqual([6]);
    expect(proof.breaks[0]).toMatchObject({
      expectedMinor: right,
      cause: { code: 'balanceAlone', amountMinor: right },
    });
  });

  it('when a row cannot be read, the balances give its amount, and nothing is said to be missing', () => {
    for (const balance of [Number.NaN, ledger(odd)[3]?.balance ?? 0]) {
      const rows = ledger(odd);
      Object.assign(rows[3] as Row, { amount: Number.NaN, balance });
      for (const form of ['down', 'up'] as const) {
        const proof = prove(inForm(rows, form, 0));
        expect(proof.breakCount).toBe(0);
        expect(proof.blocked.map(({ row, amountMinor }) => [proof.lines[row], amountMinor])).toEqual([
          [5, -25_017],
        ]);
      }
    }
  });

  it('when several rows in a row cannot be read, gives what they are together', () => {
    const rows = ledger(odd);
    for (const at of [3, 4]) Object.assign(rows[at] as Row, { amount: Number.NaN, balance: Number.NaN });
    const proof = prove(rows);
    expect(breakLines(proof)).toEqual([7]);
    expect(proof.breaks[0]?.cause).toMatchObject({ code: 'rowsBlocked', otherRow: 2, amountMinor: -24_240 });
  });

  it('when a row stands twice, says so; left out by hand, nothing is broken any more', () => {
    const rows = ledger(odd);
    rows.splice(4, 0, { ...(rows[3] as Row), line: 99 });
    const proof = prove(rows);
    expect(causes(proof)).toEqual(['rowTwice']);
    (rows[4] as Row).isLeftOut = true;
    expect(prove(rows).breakCount).toBe(0);
  });

  it('when a needed row is left out by hand, that is no gap; another amount is', () => {
    const rows = ledger(odd);
    (rows[5] as Row).isLeftOut = true;
    expect(prove(rows).breakCount).toBe(0);
    (rows[5] as Row).amount += 5;
    expect(prove(rows).breakCount).toBe(1);
  });

  it('when the first or the last row is removed, the stated balances tell', () => {
    const rows = ledger(odd);
    const stated = { openingMinor: 100_000, closingMinor: rows.at(-1)?.balance ?? 0 };
    expect(prove(rows, stated).breakCount).toBe(0);
    const first = prove(rows.slice(1), stated);
    expect(breakLines(first)).toEqual([3]);
    expect(first.breaks[0]?.cause).toMatchObject({ code: 'rowMissing', amountMinor: -4_599 });
    const last = prove(rows.slice(0, -1), stated);
    expect(breakLines(last)).toEqual([10]);
    expect(last.breaks[0]?.cause).toMatchObject({ code: 'rowMissing', amountMinor: -2_718 });
  });

  it('when a column holds the same value in all rows, or no balances at all, says that it proves nothing', () => {
    expect(prove(ledger(odd).map((row) => ({ ...row, balance: 5_000 })))).toMatchObject({ isConstant: true });
    const noise = ledger(odd).map((row, at) => ({ ...row, balance: at * 7_919 + 13 }));
    expect(prove(noise)).toMatchObject({ isRunning: false });
  });
});

function inForm(rows: readonly Row[], form: string, seed: number): Row[] {
  if (form === 'up') return [...rows].reverse();
  const days = Array.from(new Set(rows.map(({ day }) => day)), (day) =>
    rows.filter((row) => row.day === day),
  );
  // Days go up, the rows of each go down.
  if (form === 'dayDown') return days.flatMap((ofDay) => [...ofDay].reverse());
  if (form === 'mixed')
    return days.flatMap((ofDay, at) => ((seed >> (at % 30)) & 1 ? [...ofDay].reverse() : ofDay));
  return [...rows];
}
