import { countCollisions, findCadence } from '../contracts/cadence';
import { daysOf, inOrder, wordingOf } from '../contracts/series-fragment';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { areNearTexts } from '../ledger/near-text';
import { type ContractDraft, type LabelContext, replaceContracts } from './label';

/**
 * Where texts lost letters throughout, one partner is taken for several, and one agreement for pieces that take turns: pieces of
 * one amount, or of one category, with names alike, are one where together they are as regular as one.
 */

interface Piece {
  payments: PreparedTransaction[];
  /** Null: a booking by itself. */
  contract: ContractDraft | null;
}

interface Pass {
  keyOf(piece: Piece, context: LabelContext): string;
  /** Share of a name that may be lost. */
  mayLose: number;
}

const fewestRegular = 0.8;
/** More with one amount are sales, not pieces. */
const mostAlike = 120;

function categoryOf({ payments, contract }: Piece, { labels }: LabelContext): string {
  return contract?.category ?? labels[payments[0]?.index ?? 0]?.category ?? '';
}

function routeOf({ payments: [first] }: Piece): string {
  return `${first?.accountId} ${first?.isOut} ${first?.currency}`;
}

const passes: readonly Pass[] = [
  {
    keyOf: (piece) => `${routeOf(piece)} ${piece.payments[piece.payments.length - 1]?.amountMinor}`,
    mayLose: 0.25,
  },
  { keyOf: (piece, context) => `${routeOf(piece)} ${categoryOf(piece, context)}`, mayLose: 0.17 },
];

function isAlike(a: PreparedTransaction, b: PreparedTransaction, mayLose: number): boolean {
  if (a.mandate !== '' && a.mandate === b.mandate) return true;
  if (a.iban !== '' && a.iban === b.iban) return true;
  if (a.partner.key === '' && b.partner.key === '')
    return areNearTexts(wordingOf(a.text), wordingOf(b.text), mayLose);
  return areNearTexts(a.partner.words.join(''), b.partner.words.join(''), mayLose);
}

/** A partner that collects for others is many partners. */
function namesSame(a: Piece, b: Piece, mayLose: number): boolean {
  const [first] = b.payments;
  if (!first) return false;
  return a.payments.some(
    (payment) =>
      isAlike(payment, first, mayLose) &&
      (!payment.partner.isIntermediary ||
        areNearTexts(wordingOf(payment.text), wordingOf(first.text), mayLose)),
  );
}

function together(a: Piece, b: Piece): PreparedTransaction[] | null {
  const payments = [...a.payments, ...b.payments].sort(inOrder);
  const days = daysOf(payments);
  const cadence = findCadence(days);
  if (!cadence || cadence.regularity < fewestRegular) return null;
  const before = a.contract?.cadence?.interval;
  if (before && a.payments.length > 2 && before !== cadence.interval) return null;
  return countCollisions(days, cadence.interval) === 0 ? payments : null;
}

type Joined = Map<ContractDraft, ContractDraft>;

function joinPieces(pieces: Piece[], { mayLose }: Pass, context: LabelContext, joined: Joined): void {
  pieces.sort((a, b) => b.payments.length - a.payments.length || inOrderOf(a, b));
  const taken = new Set<Piece>();
  for (const base of pieces) {
    const { contract } = base;
    if (!contract || taken.has(base)) continue;
    for (const other of pieces) {
      if (other === base || taken.has(other) || !namesSame(base, other, mayLose)) continue;
      const payments = together(base, other);
      if (!payments) continue;
      taken.add(other);
      if (other.contract) joined.set(other.contract, contract);
      const [example] = contract.payments;
      const label = example ? context.labels[example.index] : undefined;
      if (label) for (const payment of other.payments) context.labels[payment.index] = label;
      base.payments = payments;
      contract.payments = payments;
      contract.cadence = findCadence(daysOf(payments));
    }
  }
}

function inOrderOf(a: Piece, b: Piece): number {
  const [first] = a.payments;
  const [second] = b.payments;
  return first && second ? inOrder(first, second) : 0;
}

const apart = /^(transfers\.internal|cash\.)/;

export function joinInterleaved(context: LabelContext, ordered: readonly PreparedTransaction[]): void {
  for (const pass of passes) {
    const groups = new Map<string, Piece[]>();
    const put = (piece: Piece) => {
      const key = pass.keyOf(piece, context);
      const list = groups.get(key);
      if (list) list.push(piece);
      else groups.set(key, [piece]);
    };
    for (const contract of context.contracts)
      if (!apart.test(contract.category)) put({ payments: contract.payments, contract });
    for (const payment of ordered) {
      const label = context.labels[payment.index];
      if (label && label.contract === null && !payment.isReturn && !apart.test(label.category))
        put({ payments: [payment], contract: null });
    }
    const joined: Joined = new Map();
    for (const pieces of groups.values())
      if (pieces.length > 1 && pieces.length <= mostAlike) joinPieces(pieces, pass, context, joined);
    replaceContracts(context, joined, { takesCategory: true });
  }
}
