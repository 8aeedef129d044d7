import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../main/local-service/analysis';
import type { FigureFilter, TracedTransaction } from '../../../../preload/contract';
import { readAnswer } from '../../../../preload/contract/answers/answer-table';
import { contractsOf } from '../../../../renderer/results/answers/contract-list';
import { noBasis } from '../../../../renderer/results/answers/result-basis';
import { compare, rowsOf } from '../../../../renderer/results/comparison/comparison';
import { contractSpans } from '../../../../renderer/results/contracts/contract-spans';
import { MemoryStore, sendImport } from '../../../unit/main/store/memory-store';
import { readIntoImport } from '../../main/upload/read-file';

/**
 * Filters by account and period, the comparison of two periods and the contracts of the sample company, against an arithmetic of their own:
 * `linesOf` reads the raw exports by columns, overlaps are merged by counting equal lines, cents are added. It shares nothing with the program.
 */

const samples = join(import.meta.dirname, '../../../../assets/samples');
const files = readdirSync(samples)
  .filter((name) => name.endsWith('.csv'))
  .sort();

interface Line {
  account: string;
  day: string;
  cents: number;
  /** Null where the export has no column of balances. */
  balance: number | null;
  /** Partners as the export has them; one of them is the owner where it names both. */
  partners: string[];
}

const cents = (written = '') => Math.round(Number(written.replaceAll('.', '').replace(',', '.')) * 100);
const isoDay = (written = '') => {
  const [day = '', month = '', year = ''] = written.split('.');
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
};

/** Line numbers count from 1; null for what is no booking. Newest first, as both banks write. */
function linesOf(name: string): (Line | null)[] {
  const known = readBefore.get(name) ?? readLines(name);
  readBefore.set(name, known);
  return known;
}
const readBefore = new Map<string, (Line | null)[]>();

function readLines(name: string): (Line | null)[] {
  const all = readFileSync(join(samples, name), 'utf8').trimEnd().split(/\r?\n/);
  const account = /DE\d{20}/.exec(name)?.[0] ?? '';
  return all.map((line): Line | null => {
    const cells = line.startsWith('"') ? line.slice(1, -1).split('";"') : line.split(';');
    if (cells.length === 12 && cells[2] === 'Gebucht')
      return {
        account,
        day: isoDay(cells[0]),
        cents: cents(cells[8]),
        balance: null,
        partners: cells.slice(3, 5),
      };
    if (cells.length < 15 || !/^\d\d\./.test(cells[4] ?? '')) return null;
    const partners = [cells[6] ?? ''];
    return { account, day: isoDay(cells[4]), cents: cents(cells[11]), balance: cents(cells[13]), partners };
  });
}

/** What several exports have together: of equal lines as many as the one that has most of them. */
function bookingsOf(): Line[] {
  const most = new Map<string, Line[]>();
  for (const name of files) {
    const own = new Map<string, Line[]>();
    for (const line of linesOf(name))
      if (line) own.set(JSON.stringify(line), [...(own.get(JSON.stringify(line)) ?? []), line]);
    for (const [key, list] of own) if (list.length > (most.get(key)?.length ?? 0)) most.set(key, list);
  }
  return [...most.values()].flat();
}

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.cents, 0);
const monthsIn = (since: string, until: string) =>
  [...new Set(bookings.map(({ day }) => day.slice(0, 7)))]
    .filter((month) => month >= since && month <= until)
    .sort();
const decimal = (value: number) =>
  `${value < 0 ? '-' : ''}${String(Math.abs(value))
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')}`;

const bookings = bookingsOf();
const accounts = [...new Set(bookings.map(({ account }) => account))];
const last =
  bookings
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? '';
const partsOf = (account: string | null, since: string, until: string) => {
  const meant = bookings.filter(
    (one) =>
      (account === null || one.account === account) &&
      one.day.slice(0, 7) >= since &&
      one.day.slice(0, 7) <= until,
  );
  const moneyIn = sum(meant.filter((one) => one.cents > 0));
  return { meant, moneyIn, moneyOut: sum(meant) - moneyIn };
};

let store: MemoryStore;
let customerId: string;
const idOf = new Map<string, string>();

beforeAll(async () => {
  store = new MemoryStore();
  const details = {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local' as const,
    customUserId: 'u',
  };
  customerId = await store.call('customers.begin', {
    ...details,
    name: 'Muster',
    type: 'company',
    expiresIn: null,
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  const { id: importId } = await store.call('imports.create');
  for (const name of files) await readIntoImport(store, importId, join(samples, name));
  await sendImport(store, importId, customerId);
  for (const { iban, accountId } of (await store.call('results.localFigures', customerId)).accounts)
    idOf.set(iban ?? '', accountId);
}, 60_000);
afterAll(() => store.close());

const filterOf = (account: string | null, since: string, until: string): FigureFilter => ({
  accountIds: account === null ? [] : [idOf.get(account) ?? ''],
  since,
  until,
});

const periods = [
  ['2024-08', '2025-07'],
  ['2025-08', '2026-06'],
  ['2025-12', '2025-12'],
] as const;

describe('filters by account and period', () => {
  it.each([null, ...accounts].flatMap((account) => periods.map((period) => [account, ...period] as const)))(
    'of account %s from %s to %s count the lines of the files, month by month',
    async (account, since, until) => {
      const filter = filterOf(account, since, until);
      const figures = await store.call('results.periodFigures', customerId, filter);
      const { meant } = partsOf(account, since, until);
      const shown = figures.months.map(({ month, moneyIn, moneyOut }) => [month, moneyIn, moneyOut]);
      const own = monthsIn(since, until)
        .map((month) => {
          const { moneyIn, moneyOut } = partsOf(account, month, month);
          return [month, decimal(moneyIn), decimal(moneyOut)];
        })
        .filter(([month]) => shown.some(([one]) => one === month));
      expect(shown).toEqual(own);
      expect(figures.accounts.reduce((total, one) => total + one.bookings, 0)).toBe(meant.length);
      const { ids, total } = await store.call('results.bookingsOf', customerId, filter);
      expect([ids.length, total]).toEqual([meant.length, meant.length]);
    },
  );

  it('has the balances that the bank wrote behind each booking', async () => {
    const account = bookings.find(({ balance }) => balance !== null)?.account ?? '';
    const [since, until] = ['2025-08', '2026-06'];
    const figures = await store.call('results.periodFigures', customerId, filterOf(account, since, until));
    const own = linesOf(files.find((name) => name.includes(account) && name.includes('2026')) ?? '').flatMap(
      (line) => line ?? [],
    );
    for (const { month, endBalance } of figures.months) {
      const [newest] = own.filter(({ day }) => day.startsWith(month));
      if (newest) expect(endBalance, month).toBe(decimal(newest.balance ?? 0));
    }
  });
});

describe('the comparison of two periods', () => {
  it.each([null, ...accounts])('of account %s subtracts what the lines add up to', async (account) => {
    const sides = [
      ['2026-01', '2026-06'],
      ['2025-07', '2025-12'],
    ] as const;
    const [a, b] = await Promise.all(
      sides.map((side) =>
        store.call('results.periodFigures', customerId, filterOf(account, side[0], side[1])),
      ),
    );
    if (!a || !b) throw new Error('no figures');
    const [comparison] = compare(a, b);
    if (!comparison) throw new Error('nothing compared');
    const shown = new Map(rowsOf(comparison).map((row) => [row.name, row]));
    const [left, right] = sides.map((side) => partsOf(account, side[0], side[1]));
    if (!left || !right) throw new Error('no sides');
    const figures = [
      ['moneyIn', left.moneyIn, right.moneyIn],
      ['moneyOut', -left.moneyOut, -right.moneyOut],
      ['net', left.moneyIn + left.moneyOut, right.moneyIn + right.moneyOut],
    ] as const;
    for (const [name, one, other] of figures) {
      const row = shown.get(name);
      expect([row?.a, row?.b], name).toEqual([one, other]);
      if (row?.difference !== null) expect(row?.difference, name).toBe(one - other);
      if (row?.percent) expect(row.percent, name).toBeCloseTo(((one - other) * 100) / other, 9);
    }
    const isWhole = comparison.a?.wholeMonths === 6 && comparison.b?.wholeMonths === 6;
    if (isWhole) expect(shown.get('meanNet')?.a).toBe(Math.round((left.moneyIn + left.moneyOut) / 6));
  });
});

describe('contracts', () => {
  it('consist of the lines of their partner: each day, each amount, first, last and how often', async () => {
    const everything = filterOf(null, '2024-01', last.slice(0, 7));
    const { ids } = await store.call('results.bookingsOf', customerId, everything);
    const traced = await store.call('results.transactions', customerId, ids);
    const { contracts } = analyse(
      ledgerFromUpload({
        userType: 'company',
        accounts: [...idOf].map(([iban, accountId]) => ({
          accountId,
          iban,
          owner: 'Möbelwerkstatt Tannenried GmbH',
        })),
        transactions: traced.map((one) => ({
          transactionId: one.transactionId,
          accountId: one.accountId,
          amount: Number(one.amount),
          currency: one.currency,
          bookingDate: one.bookingDay,
          bookingText: one.bookingText ?? '',
          purpose: one.purpose ?? '',
          paymentPartner: { name: one.counterpartyName ?? '', iban: one.counterpartyIban ?? '' },
        })),
      }),
    );
    const byId = new Map(traced.map((one) => [one.transactionId, one]));
    const listed = contractsOf(readAnswer('contracts.get', contracts) ?? [], {
      currency: 'EUR',
      basis: noBasis,
    });
    const spans = contractSpans(listed, { bookings: byId, accounts: [] });
    expect(spans.length).toBeGreaterThan(15);
    for (const { contract, paid, first, last: end, payments } of spans) {
      const rows = contract.transactionIds.flatMap((id) => rawOf(byId.get(id)) ?? []);
      const days = rows.map(({ day }) => day).sort();
      expect(rows.length, contract.partnerName ?? '').toBe(contract.transactionIds.length);
      expect([first, end, payments]).toEqual([days[0], days.at(-1), rows.length]);
      expect(paid).toEqual([...new Set(days)]);
      const newest = rows.filter(({ day }) => day === end).map((one) => Math.abs(one.cents));
      expect(newest).toContain(Math.abs(contract.amount ?? 0));
    }
  });

  /** The line of the file that a booking is traced to; it must say the same. */
  function rawOf(booking: TracedTransaction | undefined): Line | null {
    if (!booking) return null;
    const line = linesOf(booking.fileName)[booking.line - 1] ?? null;
    expect(line?.day).toBe(booking.bookingDay);
    expect(decimal(line?.cents ?? 0)).toBe(booking.amount);
    expect(line?.partners).toContain(booking.counterpartyName ?? '');
    return line;
  }
});
