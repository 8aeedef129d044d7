import type { Finding } from '../reading/reading';
import { type FindingRule, findingRules } from '../reading/reading-codes';
import { currencyPlaces, minorToDecimal } from '../values/minor-units';
import type { BalanceRows } from './balance-rows';
import { oppositeSteps } from './opposite-steps';
import type { BalanceBreak, BalanceProof } from './proof-result';

/** What the findings of a proof say beside the figures. `currency` is '' where none is known. */
interface ProofPlace {
  currency: string;
  /** Name of the column of balances. */
  column: string | null;
  accountIndex: number;
}

type ProofFinding = Finding & {
  rule: FindingRule;
  /** Rows that are meant, as positions in the rows of the proof. */
  rows: number[];
};

/** Rows that one finding about their order names. */
const namedRows = 50;

/** Rows with a wrong sign that are named; where there are so many, all signs are in doubt. */
const mostOpposite = 20;

/** Steps from one balance to the next; fewer may be any balances. */
const fewestSteps = 3;

/** The findings of a proof: a break that something explains says what, and suggests the amount where it is certain. */
export function proofFindings(rows: BalanceRows, proof: BalanceProof, place: ProofPlace): ProofFinding[] {
  if (!proof.isRunning) return proof.isConstant ? [] : contradictions(rows, proof, place);
  const decimal = (minor: number) => minorToDecimal(minor, currencyPlaces(place.currency || null));
  const base = baseOf(rows, place);
  const { currency } = place;
  const breaks = proof.breaks.map((found): ProofFinding => {
    const { row, expectedMinor: expected, foundMinor } = found;
    return {
      ...base('balance.break', row),
      field: 'balanceAfter',
      params: { expected, found: foundMinor, difference: foundMinor - expected, currency },
      ...causeAndRepair(rows, found, currency, decimal),
      expected: decimal(expected),
      found: decimal(foundMinor),
      rows: [row],
    };
  });
  const blocked = proof.blocked.map(({ row, amountMinor: amount }): ProofFinding => {
    const reason = { code: 'rowBlocked', params: { line: rows.lines[row] ?? 0, amount, currency } };
    return {
      ...base('balance.blocked', row),
      field: 'amount',
      column: null,
      params: { amount, currency },
      suggestion: { field: 'amount', value: decimal(amount), reason },
      expected: decimal(amount),
      rows: [row],
    };
  });
  const moved = proof.moved.map(({ rows: ofMoved }): ProofFinding => {
    const lines = ofMoved.map((row) => rows.lines[row] ?? 0);
    const from = lines.reduce((least, line) => Math.min(least, line), lines[0] ?? 0);
    const to = lines.reduce((most, line) => Math.max(most, line), 0);
    return {
      ...base('balance.order', ofMoved[0] ?? 0),
      line: from,
      field: 'balanceAfter',
      params: { rows: ofMoved.length, from, to },
      rows: ofMoved.slice(0, namedRows),
    };
  });
  return [...breaks, ...blocked, ...moved];
}

const baseOf =
  (rows: BalanceRows, { column, accountIndex }: ProofPlace) =>
  (rule: FindingRule, row: number) => ({
    severity: findingRules[rule].severity,
    rule,
    line: rows.lines[row] ?? 0,
    column,
    text: null,
    accountIndex,
  });

/** What balances say that most amounts contradict: signs that are the wrong way round, else that nothing is proven by them. */
function contradictions(rows: BalanceRows, { breakCount }: BalanceProof, place: ProofPlace): ProofFinding[] {
  const base = baseOf(rows, place);
  const opposite = oppositeSteps(rows).slice(0, mostOpposite);
  if (opposite.length > 0)
    return opposite.map(({ row, expected, found }) => ({
      ...base('balance.break', row),
      field: 'balanceAfter',
      params: { expected, found, difference: found - expected, currency: place.currency },
      rows: [row],
    }));
  const stated = rows.statedBalances();
  const steps = stated.length - 1;
  if (steps < fewestSteps || isOneBalance(stated)) return [];
  return [
    {
      ...base('balance.unrelated', 0),
      field: 'balanceAfter',
      params: { steps, breaks: breakCount },
      rows: [0],
    },
  ];
}

/** One value before each booking is the balance of the day of the export, as one behind each is: it is told behind all but an outer row. */
function isOneBalance(stated: Float64Array): boolean {
  const isOne = (part: Float64Array) => part.every((balance) => balance === part[0]);
  return isOne(stated.subarray(1)) || isOne(stated.subarray(0, -1));
}

function causeAndRepair(
  rows: BalanceRows,
  { cause, foundMinor }: BalanceBreak,
  currency: string,
  decimal: (minor: number) => string,
): Pick<Finding, 'cause' | 'suggestion'> {
  const { code, amountMinor, otherRow, isRepair } = cause;
  if (code === 'balanceAlone') {
    const reason = { code, params: { balance: amountMinor, found: foundMinor, currency } };
    return { cause: reason, suggestion: { field: 'balanceAfter', value: decimal(amountMinor), reason } };
  }
  if (code === 'rowTwice') return { cause: { code, params: { line: rows.lines[otherRow ?? 0] ?? 0 } } };
  if (code === 'rowsBlocked')
    return { cause: { code, params: { rows: otherRow ?? 0, amount: amountMinor, currency } } };
  const reason = { code, params: { amount: amountMinor, currency } };
  return isRepair
    ? { cause: reason, suggestion: { field: 'amount', value: decimal(amountMinor), reason } }
    : { cause: reason };
}
