import { type DirectionWords, directionTable } from './direction-table';
import { spellings } from './fold';

/** What single texts say of the direction of money; all texts in the form of `fold`. To teach a word: `direction-table.ts`. */

type Scope = DirectionWords['scope'];

/** -1 for money out, 1 for money in, 0 where neither is said. */
export type DirectionSign = -1 | 0 | 1;

const signs = { out: -1, open: 0, in: 1 } as const;
const letter = '[\\p{L}\\p{N}_]';
const isLetter = /[\p{L}\p{N}_]/u;

/** Where a word of the table must end for the text to have it: at both of its ends, unless letters may stand there. */
interface Form {
  before: string;
  text: string;
  after: string;
}

function formsOf(word: string): readonly Form[] {
  const [, open, core, close] = /^(\*?)(.*?)([*$]?)$/.exec(word) ?? [];
  return spellings(core ?? '').map((text) => ({
    before: open === '' && isLetter.test(text.charAt(0)) ? `(?<!${letter})` : '',
    text: text
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '[ -]?')
      .replace(/'/g, "['’´ ]?"),
    after: close === '$' ? '$' : close === '' && isLetter.test(text.slice(-1)) ? `(?!${letter})` : '',
  }));
}

/** Words with the same ends stand together: a text is looked through once for all of them. */
function formOf({ words, strength }: DirectionWords): RegExp {
  const forms = Object.values(words).flatMap((list) => list.split('|').flatMap(formsOf));
  if (strength === 'alone') return new RegExp(`^(?:${forms.map(({ text }) => text).join('|')})$`, 'u');
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const ends = `${form.before} ${form.after}`;
    groups.set(ends, [...(groups.get(ends) ?? []), form]);
  }
  const parts = [...groups.values()].map(
    (group) => `${group[0]?.before}(?:${group.map(({ text }) => text).join('|')})${group[0]?.after}`,
  );
  return new RegExp(parts.join('|'), 'u');
}

interface Row extends DirectionWords {
  form: RegExp;
}

const rowsOf = (scope: Scope): readonly Row[] =>
  directionTable.filter((row) => row.scope === scope).map((row) => ({ ...row, form: formOf(row) }));

const kinds = rowsOf('kind');
const kindsOf = {
  card: kinds.filter(({ on }) => on !== 'account'),
  account: kinds.filter(({ on }) => on !== 'card'),
};
const payments = kinds.filter(({ strength }) => strength === 'usual');
const trades = rowsOf('trade');
const refunds = rowsOf('refund');
const texts = rowsOf('text').filter(({ strength }) => strength !== 'usual');
const usualTexts = rowsOf('text').filter(({ strength }) => strength === 'usual');

const firstIn = (rows: readonly Row[], key: string) => rows.find(({ form }) => form.test(key));
const signIn = (rows: readonly Row[], key: string): DirectionSign =>
  signs[firstIn(rows, key)?.sign ?? 'open'];

/** What the kind of a booking says. `isCard`: whether a payment is what settles a card. */
export function kindSign(key: string, isCard: boolean): DirectionSign {
  return signIn(isCard ? kindsOf.card : kindsOf.account, key);
}

/** A kind that says which way money went only where it is known whether the account is a card. */
export function isPaymentKind(key: string): boolean {
  return kindSign(key, false) === 0 && kindSign(key, true) === 1 && firstIn(payments, key) !== undefined;
}

/** What the kind of a trade with securities says: a purchase costs, a sale brings. */
export function tradeSign(key: string): DirectionSign {
  return signIn(trades, key);
}

/** Marks what a merchant gave back, beside cells that are empty for purchases. */
export function isRefundMark(key: string): boolean {
  return firstIn(refunds, key) !== undefined;
}

/** All that a text of a row says, which may be both; nothing for short ones. */
export function textSigns(key: string): readonly DirectionSign[] {
  return key.length < 3 ? [] : texts.filter(({ form }) => form.test(key)).map(({ sign }) => signs[sign]);
}

/** The word of a row for what nearly always goes out, where nothing says more; null where it has none. */
export function usualSpending(key: string): string | null {
  const row = firstIn(usualTexts, key);
  return row?.sign === 'out' ? (row.form.exec(key)?.[0] ?? null) : null;
}

/** The words of one scope and sign, as they stand in the table. */
export function tableWords(scope: Scope, sign: 'out' | 'in'): readonly string[] {
  return directionTable
    .filter((row) => row.scope === scope && row.sign === sign)
    .flatMap(({ words }) => Object.values(words).flatMap((list) => list.split('|')));
}
