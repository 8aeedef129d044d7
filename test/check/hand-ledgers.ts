import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bankDayFrom, dateIn, dayOf, numberOf } from '../../scripts/ledgers/days';
import type { Fact, LedgerContract } from '../../scripts/ledgers/facts';
import { truthOf } from '../../scripts/ledgers/truth';
import type { LedgerFile } from './ledger-variants';

/** Ledgers of `test/fixtures/ledgers-by-hand`; how a row is written stands in its README. */

const root = new URL('../fixtures/ledgers-by-hand/', import.meta.url).pathname;

/** The first set, the second to work on, the part of it that is only measured, and the third to the eleventh. */
const handSets = {
  first: '',
  work: 'second/work',
  kept: 'second/kept',
  third: 'third',
  fourth: 'fourth',
  fifth: 'fifth',
  sixth: 'sixth',
  seventh: 'seventh',
  eighth: 'eighth',
  ninth: 'ninth',
  tenth: 'tenth',
  eleventh: 'eleventh',
} as const;

export type HandSet = keyof typeof handSets;

export const handSetNames = Object.keys(handSets) as HandSet[];

export function isHandSet(name: string): name is HandSet {
  return Object.hasOwn(handSets, name);
}
const monthNames = 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const stepOf: Record<string, number> = { m: 1, q: 3, h: 6, y: 12 };
const weeksOf: Record<string, number> = { w: 7, f: 14, v: 28 };

interface Row {
  bookingText: string;
  name: string;
  purpose: string;
  extras: Map<string, string>;
}

interface Written {
  fact: Fact;
  row: Row;
  currency: string;
}

interface Span {
  first: number;
  last: number;
}

/** The days of a row: named ones, or those of a rhythm moved to bank days. */
function daysOfRow(when: string, { first, last }: Span): number[] {
  if (/^\d{4}-/.test(when)) return when.split(',').map(numberOf);
  const [, letter = '', date = '', later = '0'] = /^([a-z])(\d+)(?:@(\d+))?$/.exec(when) ?? [];
  const days: number[] = [];
  const weeks = weeksOf[letter];
  if (weeks) {
    for (let day = first + Number(date) - 1; day <= last; day += weeks) days.push(bankDayFrom(day, 1));
    return days;
  }
  const step = stepOf[letter];
  if (!step) throw new Error(`no rhythm: ${when}`);
  const from = new Date(first * 86_400_000);
  for (let month = Number(later); month < 40; month += step) {
    const day = bankDayFrom(dateIn(from.getUTCFullYear(), from.getUTCMonth() + 1 + month, Number(date)), 1);
    if (day >= first && day <= last) days.push(day);
  }
  return days;
}

function written(template: string, day: number, number: () => string): string {
  const [year = '', month = '', date = ''] = dayOf(day).split('-');
  const fields: Record<string, string> = {
    m: month,
    y: year,
    d: date,
    M: monthNames[Number(month) - 1] ?? '',
  };
  return template.replace(/\{([myMdn])\}/g, (_, field: string) => fields[field] ?? number());
}

const turn = (text: string, at: number): string => {
  const all = text.split(' ; ');
  return (all[at % all.length] ?? '').trim();
};

function factsOfRow(line: string, span: Span, number: () => string): { fact: Fact; row: Row }[] {
  const [when = '', amount = '', bookingText = '', name = '', purpose = '', category = '', extra = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const extras = new Map(
    extra
      .split(',')
      .filter((one) => one !== '')
      .map((one): [string, string] => [one.split('=')[0] ?? '', one.slice(one.indexOf('=') + 1)]),
  );
  const role = extras.has('r') ? 'return' : extras.has('leg-in') ? 'leg-in' : undefined;
  return daysOfRow(when, span).map((day, at) => ({
    row: {
      bookingText,
      name: written(turn(name, at), day, number),
      purpose: written(turn(purpose, at), day, number),
      extras,
    },
    fact: {
      account: extras.get('acc') ?? '',
      day,
      amount: Math.round(Number(turn(amount, at)) * 100),
      channel: 'transfer',
      party: null,
      text: '',
      mandate: '',
      reference: '',
      merchantCode: '',
      purposeCode: '',
      answer: { category, contractId: extras.get('c') ?? null, ...(role ? { role } : {}) },
    },
  }));
}

const slow = /^[qhy]/;

function readHandLedger(folder: string, name: string): { name: string; ledger: LedgerFile; truth: unknown } {
  const lines = readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const header = (word: string) =>
    lines.filter((line) => line.startsWith(`! ${word} `)).map((line) => line.slice(word.length + 3));
  const type = header('user')[0] === 'company' ? 'company' : 'person';
  const [first = 0, last = 0] = (header('span')[0] ?? '').split(' ').map(numberOf);
  const accounts = header('account').map((text) => text.split(';'));
  let count = 104_729;
  const number = () => {
    count = (count * 48_271) % 899_981;
    return String(count + 100_000);
  };
  const all: Written[] = [];
  const contracts = new Map<string, LedgerContract>();
  for (const line of lines.filter((one) => !one.startsWith('!'))) {
    for (const { fact, row } of factsOfRow(line, { first, last }, number)) {
      const account = accounts.find(([id]) => id === fact.account) ?? accounts[0] ?? [];
      all.push({ fact: { ...fact, account: account[0] ?? '' }, row, currency: account[4] ?? 'EUR' });
      const { contractId, category } = fact.answer;
      if (contractId !== null && !contracts.has(contractId))
        contracts.set(contractId, {
          contractId,
          kind: contractId,
          category,
          optional: row.extras.has('o'),
          fewest: slow.test(line) ? 2 : 3,
        });
    }
  }
  all.sort((a, b) => a.fact.day - b.fact.day);
  const ids = all.map((_, at) => `${name}-${at + 1}`);
  return {
    name: name.replace('.txt', ''),
    ledger: {
      user: { type },
      accounts: accounts.map(([accountId, kind, iban, owner, currency]) => ({
        accountId,
        accountNumber: iban?.slice(-10) || '4998000000002211',
        ...(iban ? { iban } : {}),
        currency,
        owner,
        type: kind,
        name: kind,
      })),
      transactions: all.map(({ fact, row, currency }, at) => ({
        transactionId: ids[at],
        accountId: fact.account,
        amount: fact.amount / 100,
        currency,
        bookingDate: dayOf(fact.day),
        bookingText: row.bookingText,
        purpose: row.purpose,
        ...(row.extras.has('mref') ? { mref: row.extras.get('mref') } : {}),
        paymentPartner: {
          ...(row.name ? { name: row.name } : {}),
          ...(row.extras.has('iban') ? { iban: row.extras.get('iban') } : {}),
          ...(row.extras.has('cred') ? { creditorId: row.extras.get('cred') } : {}),
        },
      })),
    },
    truth: truthOf(
      all.map(({ fact }) => fact),
      ids,
      [...contracts.values()],
      type,
    ),
  };
}

export function handSetFolder(set: HandSet): string {
  return join(root, handSets[set]);
}

export function handLedgers(set: HandSet) {
  const folder = handSetFolder(set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readHandLedger(folder, name));
}
