import { type DecimalSign, thousandthsIn } from '../values/amounts';
import { fold } from '../vocabulary/fold';
import { directionOfRow, eitherWay, mayBePayee, takenBackWord, wordsOfRow } from '../vocabulary/row-words';

/**
 * Signs that a running balance gives to amounts without any, by the content of the row (`rowKey`): a row that no step of the balance
 * explains is missing, or has 0 where two equal rows were explained otherwise.
 */
export type RowSigns = ReadonlyMap<string, -1 | 0 | 1>;

/** Sides of zero of the balances of the sample; behind it each follows from its neighbour (`rows/balance-side.ts`). */
export interface BalanceSides {
  known: RowSigns;
  isOldestFirst: boolean;
}

/** What a row is known by while it is read again. */
export const rowKey = (cells: readonly string[]): string => cells.join('\u0001');

/** Steps that have to be explained, and the share of all of them: a purchase and what was given back for it make two look right. */
const fewestSteps = 3;
const leastShare = 0.8;

interface Step {
  cells: readonly string[];
  amount: number;
  /** In thousandths; NaN where the row has none. */
  balance: number;
  /** Of rows without a balance between this one and the row above. */
  unbalanced: readonly number[];
}

interface Columns {
  amount: number;
  balance: number;
  sign: DecimalSign;
  balanceSign: DecimalSign;
  /** Balance before the first row, in thousandths; null where nothing states it. */
  opening: number | null;
  /** Of accounts and currencies: a balance goes on only where they stay the same. */
  groups: readonly number[];
  /** 1 where days grow from row to row, -1 where they fall, 0 where neither is known. */
  dayRun: number;
}

/** More rows without a balance in turn are not tried out. */
const mostUnbalanced = 8;

/** Whether rows without a balance, taken up and down, leave the row of `amount` a step of the other sign. */
function mayTurn(unbalanced: readonly number[], amount: number): boolean {
  if (unbalanced.length > mostUnbalanced) return true;
  let sums = new Set([0]);
  for (const size of unbalanced) sums = new Set([...sums].flatMap((sum) => [sum, sum + size, sum - size]));
  return sums.has(2 * amount);
}

/** Signs by the steps of the balance from row to row (`way` 1: the balance is that after the row, read from above). */
function explained(
  steps: readonly Step[],
  way: 1 | -1,
  { opening, groups }: Pick<Columns, 'opening' | 'groups'>,
): (-1 | 0 | 1)[] {
  return steps.map((here, at) => {
    const { amount, balance, cells } = here;
    const isOldest = at === (way === 1 ? 0 : steps.length - 1);
    const other = isOldest ? undefined : steps[at - way];
    if (other && groups.some((index) => other.cells[index] !== cells[index])) return 0;
    const step = balance - (isOldest ? (opening ?? Number.NaN) : (other?.balance ?? Number.NaN));
    const between = isOldest ? [] : ((way === 1 ? here : other)?.unbalanced ?? []);
    if (Math.abs(step) !== amount || step === 0 || mayTurn(between, amount)) return 0;
    return Math.sign(step) as -1 | 1;
  });
}

/** Rows with a balance, each with the amounts of those without one above it. */
function stepsOf(rows: readonly string[][], columns: Columns): Step[] {
  const [readAmount, readBalance] = [thousandthsIn(columns.sign), thousandthsIn(columns.balanceSign)];
  const steps: Step[] = [];
  let unbalanced: number[] = [];
  for (const cells of rows) {
    // A row with a balance alone states where the steps begin.
    const amount = readAmount(cells[columns.amount]) || 0;
    const balance = readBalance(cells[columns.balance]);
    if (Number.isNaN(balance)) unbalanced.push(Math.abs(amount));
    if (amount < 0 || Number.isNaN(balance)) continue;
    steps.push({ cells, amount, balance, unbalanced });
    unbalanced = [];
  }
  return steps;
}

/**
 * Balances that stand without a minus on both sides of zero, with the oldest above it: where a step is the sum of two balances, the account
 * went through zero. Null where it never did, or a balance has a minus.
 */
function unfoldedSteps(steps: readonly Step[], dayRun: number): Step[] | null {
  if (steps.some(({ balance }) => balance < 0)) return null;
  const found = [...steps];
  const ordered = dayRun < 0 ? [...steps.keys()].reverse() : [...steps.keys()];
  let [side, crossings, others] = [1, 0, 0];
  for (const [at, index] of ordered.entries()) {
    const here = steps[index] as Step;
    const before = steps[ordered[at - 1] ?? -1];
    if (before && before.balance + here.balance === here.amount && before.balance > 0 && here.balance > 0) {
      side = -side;
      crossings++;
    } else if (before && Math.abs(here.balance - before.balance) !== here.amount) others++;
    found[index] = { ...here, balance: side * here.balance };
  }
  return crossings > 0 && others === 0 ? found : null;
}

/** What the steps of a running balance say of amounts that are written without a sign. */
export interface BalanceSteps {
  /** All steps go up (1) or down (-1): money in, or what is owed and grows; 0 where some go each way. */
  oneWay: -1 | 0 | 1;
  /** How many rows say in words what the step of the balance says, and the opposite of it. Reads all of them. */
  words: () => { alike: number; opposite: number };
  /** Balances below zero stand without a minus: on which side of zero the oldest is, nobody can say. */
  isFolded: boolean;
  /** `turn` -1: what the balance grows by went out. */
  signsOf: (turn: -1 | 1) => RowSigns;
}

/**
 * The signs of amounts that are written without any beside a running balance: each step of the balance is its amount, up or down. Null
 * where steps do not show it, in one direction of time only.
 */
export function signsByBalance(rows: readonly string[][], columns: Columns): BalanceSteps | null {
  const written = stepsOf(rows, columns);
  const unfolded = unfoldedSteps(written, columns.dayRun);
  const steps = unfolded ?? written;
  const moved = steps.filter(({ amount }) => amount > 0).length;
  const ways = [explained(steps, 1, columns), explained(steps, -1, columns)] as const;
  const counts = ways.map((signs) => signs.filter((sign) => sign !== 0).length);
  const [forward = 0, backward = 0] = counts;
  const best = Math.max(forward, backward);
  // Equal amounts in turn are explained both ways.
  if (forward === backward || best < fewestSteps || best < (moved - 1) * leastShare) return null;
  // Days that run the other way: the balance is that before each row, and every sign the opposite one.
  if (columns.dayRun !== 0 && columns.dayRun > 0 !== forward > backward) return null;
  const signs = forward > backward ? ways[0] : ways[1];
  const oldest = forward > backward ? 0 : steps.length - 1;
  const isBothWays = signs.includes(-1) && signs.includes(1);
  return {
    oneWay: isBothWays ? 0 : signs.includes(1) ? 1 : -1,
    // Without a side of zero that is known, words alone decide: then only such as no landlord writes as well.
    words: () =>
      wordsBesideSteps(steps, signs, unfolded ? (cells) => (mayBePayee(cells) ? 0 : saidBy(cells)) : saidBy),
    isFolded: unfolded !== null,
    signsOf: (turn) => signsOfRows(steps, signs, oldest, turn),
  };
}

function signsOfRows(
  steps: readonly Step[],
  found: readonly (-1 | 0 | 1)[],
  oldest: number,
  turn: -1 | 1,
): RowSigns {
  const signs = found.map((sign) => (sign * turn) as -1 | 0 | 1);
  if (signs[oldest] === 0 && (steps[oldest]?.amount ?? 0) > 0)
    signs[oldest] = signOfOldest(steps, signs, oldest, turn);
  const known = new Map<string, -1 | 0 | 1>();
  for (const [at, { cells, amount }] of steps.entries()) {
    if (amount === 0) continue;
    const key = rowKey(cells);
    const sign = signs[at] as -1 | 0 | 1;
    const before = known.get(key) ?? sign;
    known.set(key, before === sign ? sign : 0);
  }
  return known;
}

function wordsBesideSteps(
  steps: readonly Step[],
  signs: readonly number[],
  saidOf: typeof saidBy,
): ReturnType<BalanceSteps['words']> {
  let [alike, opposite] = [0, 0];
  for (const [at, { cells }] of steps.entries()) {
    const sign = signs[at] ?? 0;
    const said = sign === 0 ? 0 : saidOf(cells);
    if (said !== 0 && said === sign) alike++;
    if (said !== 0 && said === -sign) opposite++;
  }
  return { alike, opposite };
}

/** Which way the words of a row say that its money went; 0 where wages and the like may be paid or earned. */
function saidBy(cells: readonly string[]): -1 | 0 | 1 {
  const said = directionOfRow(cells);
  const isOpen = said !== 0 && wordsOfRow(cells) === 0 && cells.some((cell) => eitherWay.test(fold(cell)));
  return isOpen ? 0 : said;
}

/**
 * Before the oldest row no balance stands: its words tell, or rows that say all the same; one that begins with nothing was opened by
 * what came in. 0 where none of them does, or one denies another. That accounts are never overdrawn is no proof: many a month begins so.
 */
function signOfOldest(
  steps: readonly Step[],
  signs: readonly (-1 | 0 | 1)[],
  oldest: number,
  turn: -1 | 1,
): -1 | 0 | 1 {
  const { cells, amount, balance } = steps[oldest] as Step;
  if (cells.some((cell) => takenBackWord.test(fold(cell)))) return 0;
  const said = saidBy(cells);
  if (balance === amount) return said === -turn ? 0 : turn;
  const texts = textsOf(cells);
  const alike = new Set(
    signs.filter((sign, at) => sign !== 0 && texts !== '' && textsOf(steps[at]?.cells ?? []) === texts),
  );
  const [only = 0] = alike;
  const known = alike.size === 1 ? only : 0;
  return said !== 0 && known === -said ? 0 : said || known;
}

/** All that a row says in words. */
const textsOf = (cells: readonly string[]) => cells.filter((cell) => /\p{L}/u.test(cell)).join('\n');
