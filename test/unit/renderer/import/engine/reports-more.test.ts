import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileReading } from '../../../../../preload/contract/reading/reading';
import { currencyPlaces, minorToDecimal } from '../../../../../preload/contract/values/minor-units';
import type { Expected } from '../../../../check/compare-read';
import { type RowObject, readPath } from '../../../../check/read-file';

const dir = 'test/fixtures/reports-more';

interface MoreExpected extends Expected {
  tolerated?: ('blocked' | 'asks' | 'warned' | 'header')[];
  findings?: string[];
  questions?: string[];
  isOpen?: boolean;
  accountCount?: number;
  /** Of the first account. */
  closing?: string;
  accountCurrency?: string;
}

type Outcome = 'right' | 'tolerated' | 'wrong';

function sameAmount(one: unknown, other: unknown): boolean {
  return one === other || (one !== null && other !== null && Number(one) === Number(other));
}

function rowFaults(
  row: RowObject | undefined,
  wanted: Expected['transactions'][number],
  optional: Set<string>,
): string[] {
  if (!row) return ['no such row'];
  const amount =
    row.amountMinor === null
      ? null
      : minorToDecimal(row.amountMinor as number, currencyPlaces(row.currency as string | null));
  return [
    ...(sameAmount(amount, wanted.amount) ? [] : [`amount ${amount}, not ${wanted.amount}`]),
    ...(row.bookingDay === wanted.bookingDate ? [] : [`day ${row.bookingDay}, not ${wanted.bookingDate}`]),
    ...(optional.has('currency') || row.currency === wanted.currency ? [] : [`currency ${row.currency}`]),
    ...(optional.has('purpose') || row.purpose === (wanted.purpose ?? null)
      ? []
      : [`purpose ${row.purpose}`]),
    ...((row.disposition === 1) === (wanted.pending === true) ? [] : ['pending']),
  ];
}

function accountFaults(
  { closing, accountCurrency }: MoreExpected,
  account: FileReading['accounts'][number] | undefined,
): string[] {
  const balance = account?.balanceMinor ?? null;
  const written =
    balance === null ? null : minorToDecimal(balance, currencyPlaces(account?.currency ?? null));
  return [
    ...(closing === undefined || sameAmount(written, closing) ? [] : [`closing ${written}, not ${closing}`]),
    ...(accountCurrency === undefined || account?.currency === accountCurrency
      ? []
      : [`account in ${account?.currency}`]),
  ];
}

async function judge(id: string, expected: MoreExpected): Promise<{ outcome: Outcome; faults: string[] }> {
  const file = readdirSync(dir).find((name) => name.startsWith(`${id}.`) && !name.endsWith('.json')) ?? id;
  const { reading, rows } = await readPath(`${dir}/${file}`);
  const optional = new Set(expected.optional);
  const tolerated = new Set(expected.tolerated ?? []);
  const rules = new Set(reading.findings.map(({ rule }) => rule));
  const asks = reading.questions.some(({ blocking }) => blocking);
  const isWarned = (expected.findings ?? []).some((rule) => rules.has(rule));
  const faults: string[] = [];
  let isEased = false;
  if (rows.length !== expected.transactions.length) faults.push(`${rows.length} rows`);
  for (const [at, wanted] of expected.transactions.entries()) {
    const row = rows[at];
    const isBlocked = row?.disposition === 2 && tolerated.has('blocked');
    const found = isBlocked ? [] : rowFaults(row, wanted, optional);
    isEased ||= isBlocked;
    faults.push(...found.map((fault) => `row ${at + 1}: ${fault}`));
  }
  const { accountCount = reading.accounts.length } = expected;
  if (reading.accounts.length !== accountCount) faults.push(`${reading.accounts.length} accounts`);
  faults.push(...accountFaults(expected, reading.accounts[0]));
  const missing = (expected.findings ?? []).filter((rule) => !rules.has(rule));
  if (missing.length > 0 && !isEased) faults.push(`no finding ${missing.join()}`);
  if (expected.findings?.length === 0 && rules.size > 0) faults.push(`finding ${[...rules].join()}`);
  const asked = new Set(reading.questions.map(({ kind }): string => kind));
  const unasked = (expected.questions ?? []).filter((kind) => !asked.has(kind));
  if (unasked.length > 0) faults.push(`does not ask ${unasked.join()}`);
  if (asks && !tolerated.has('asks') && !expected.questions?.length) faults.push('asks');
  const isExcused = (asks && tolerated.has('asks')) || (isWarned && tolerated.has('warned'));
  if (faults.length > 0 && isExcused) return { outcome: 'tolerated', faults: [] };
  return { outcome: faults.length > 0 ? 'wrong' : isEased ? 'tolerated' : 'right', faults };
}

describe('damaged and odd exports after public reports', () => {
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.expected.json'))) {
    const expected = JSON.parse(readFileSync(`${dir}/${name}`, 'utf8')) as MoreExpected & { notes: string };
    const id = name.replace('.expected.json', '');
    const title = expected.isOpen ? 'is still open' : 'is read right, blocked or asked';
    it(`${id} ${title}: ${expected.notes}`, async () => {
      const { outcome, faults } = await judge(id, expected);
      if (expected.isOpen) expect(outcome).toBe('wrong');
      else expect(faults).toEqual([]);
    });
  }
});
