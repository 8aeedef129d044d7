import type { AccountDraft } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import {
  type BalanceProof,
  type ProofRow,
  provenAnchor,
  proveRunningBalance,
  proveTotals,
} from './ledger-proof';
import type { AccountLedger, ProvenDays } from './ledger-shape';
import { spanOfFile } from './span-of-file';

/** What a file states of an account beside its rows. */
export interface StatedOfFile {
  draft: AccountDraft | null;
  /** Day on which the file came here: what it says of later days is no news. Day number. */
  importedOn: number;
}

interface ProvingRow extends ProofRow {
  isLeftOut: boolean;
  /** Left out, and said to be a copy or no booking. */
  isSaidNotToMove: boolean;
}

interface Proving {
  ledger: AccountLedger;
  fileIndex: number;
  accountIndex: number;
  rows: ProvingRow[];
  first: number;
  last: number;
}

/** Gathers the rows of each account of each file, copies of other files included: a file is proved as a whole. */
export class ProofCollector {
  readonly #open = new Map<string, Proving>();

  add(ledger: AccountLedger, fileIndex: number, accountIndex: number, day: number, row: ProvingRow): void {
    const key = `${fileIndex}:${accountIndex}`;
    let proving = this.#open.get(key);
    if (!proving) {
      proving = { ledger, fileIndex, accountIndex, rows: [], first: day, last: day };
      this.#open.set(key, proving);
    }
    proving.rows.push(row);
    proving.first = Math.min(proving.first, day);
    proving.last = Math.max(proving.last, day);
  }

  finish(stated: (fileIndex: number, accountIndex: number) => StatedOfFile): void {
    for (const { ledger, fileIndex, accountIndex, rows: all, first, last } of this.#open.values()) {
      const { draft, importedOn } = stated(fileIndex, accountIndex);
      const { proof, rows } = proofOfRows(all, draft);
      ledger.proofs.push(proof);
      if (proof.state === 'proved') {
        const { opening } = proof;
        const whole = wholeEdges(draft, importedOn, first, last);
        ledger.provenDays.push({ first, last, ...whole, opening, sums: sumsOf(rows) });
      } else ledger.unprovenDays = addedDays(ledger.unprovenDays, rows);
      // The balances of the bank follow from these rows too, whatever was said of them.
      if (proof.state === 'proved')
        ledger.unsettled.leftOut += rows.filter(({ isSaidNotToMove }) => isSaidNotToMove).length;
      const [opening, closing] = proof.state === 'proved' ? [proof.opening, proof.closing] : [null, null];
      const span = spanOfFile(draft, importedOn, proof, first, last);
      ledger.spans.push({ ...span, opening, closing });
      noteOpening(ledger, span.first, opening ?? draft?.openingBalanceMinor ?? null);
      if (closing !== null) ledger.anchors.push(provenAnchor(rows, first, last, closing));
    }
  }
}

function sumsOf(rows: readonly ProvingRow[]): Map<number, Minor> {
  const sums = new Map<number, Minor>();
  for (const { day, amount, isLeftOut } of rows)
    if (day !== undefined && !isLeftOut) sums.set(day, plusMinor(sums.get(day) ?? 0, amount));
  return sums;
}

function addedDays(known: ReadonlySet<number>, rows: readonly ProvingRow[]): ReadonlySet<number> {
  return new Set([...known, ...rows.flatMap(({ day }) => day ?? [])]);
}

/** Whether a file begins before its first day and ends after its last: its period, or the day of its making, says so. */
function wholeEdges(
  draft: AccountDraft | null,
  importedOn: number,
  first: number,
  last: number,
): Pick<ProvenDays, 'hasFirst' | 'hasLast'> {
  const dayIn = (text: string | null | undefined) => (text ? dayNumberOf(text) : null);
  const [from, to] = [dayIn(draft?.period?.from), dayIn(draft?.period?.to)];
  const madeOn = draft?.balanceSource === 'preamble' ? dayIn(draft.balanceDay) : null;
  // A period up to today, or beyond, is what was asked for: when the file was made, it does not say.
  const isOver = to !== null && to > last && to < importedOn;
  return { hasFirst: from !== null && from <= first, hasLast: isOver && (madeOn === null || madeOn > last) };
}

/**
 * Days on which something else counts than a file proves: two files say one booking otherwise, and it counts twice, or one counts that the
 * bank has not booked. Not asked where what counts is not what the files say, nor of a day within which a file may begin or end.
 */
export function contradictedDays(ledger: AccountLedger): number[] {
  const { days, provenDays, unsentDays, differs } = ledger;
  if (unsentDays.size > 0 || differs.asSent > 0) return [];
  const { moneyIn, moneyOut } = days;
  const counted = new Set([...moneyIn.keys(), ...moneyOut.keys()]);
  const found = new Set<number>();
  for (const one of provenDays) {
    for (const day of new Set([...counted, ...one.sums.keys()])) {
      if (!hasWhole(one, day) && !areAlike(ledger, one, day)) continue;
      const sum = plusMinor(moneyIn.get(day) ?? 0, moneyOut.get(day) ?? 0);
      if (sum !== (one.sums.get(day) ?? 0)) found.add(day);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function hasWhole({ first, last, hasFirst, hasLast }: ProvenDays, day: number): boolean {
  const isBegun = day > first || (day === first && hasFirst);
  return isBegun && (day < last || (day === last && hasLast));
}

/** All files that have the day, two at least, begin and end it with the same balances: what one has of it, the others have. */
function areAlike(
  { provenDays, unprovenDays }: AccountLedger,
  { first, last }: ProvenDays,
  day: number,
): boolean {
  if ((day !== first && day !== last) || unprovenDays.has(day)) return false;
  const ofDay = provenDays.filter((one) => one.first <= day && day <= one.last);
  const ends = new Set(ofDay.map((one) => balancesOf(one, day)));
  return ofDay.length > 1 && ends.size === 1 && !ends.has(null);
}

/** What was there before the bookings of a day and after them. */
function balancesOf({ opening, sums }: ProvenDays, day: number): string | null {
  if (opening === null) return null;
  let before: Minor = opening;
  for (const [other, sum] of sums) if (other < day) before = plusMinor(before, sum);
  return `${before}:${plusMinor(before, sums.get(day) ?? 0)}`;
}

/**
 * Rows that are said never to have been on the account are none of the proof where the others prove themselves and end as all do: the line
 * of an opening balance, read as a booking.
 */
function proofOfRows(
  all: readonly ProvingRow[],
  draft: AccountDraft | null,
): { proof: BalanceProof; rows: readonly ProvingRow[] } {
  const whole = { proof: proofOf(all, draft), rows: all };
  const left = all.filter(({ isLeftOut }) => isLeftOut);
  if (left.length === 0 || !left.every(({ isSaidNotToMove }) => isSaidNotToMove)) return whole;
  const rows = all.filter(({ isLeftOut }) => !isLeftOut);
  const proof = proofOf(rows, draft);
  const isSure = rows.length > 1 && proof.state === 'proved' && proof.closing === whole.proof.closing;
  return isSure ? { proof, rows } : whole;
}

function proofOf(rows: readonly ProvingRow[], draft: AccountDraft | null): BalanceProof {
  const running = proveRunningBalance(rows);
  if (running.state !== 'noBalance') return running;
  const sum = Number(rows.reduce<Minor>((total, { amount }) => plusMinor(total, amount), 0));
  return proveTotals(draft?.openingBalanceMinor ?? null, sum, draft?.balanceMinor ?? null);
}

/** The opening balance of a later file is none of the account: what came before it is not in it. */
function noteOpening(ledger: AccountLedger, day: number, minor: number | null): void {
  const { opening } = ledger;
  if (day < opening.day || (day === opening.day && opening.minor === null)) ledger.opening = { day, minor };
}
