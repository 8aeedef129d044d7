import { type BalanceNodes, isNode, type NodePiece } from './balance-nodes';
import type { BalanceRows } from './balance-rows';
import { type BreakCause, causeOfBreak } from './break-cause';
import { chainPieces } from './piece-chain';
import type { ProofOrder } from './proof-order';
import type { BalanceBreak, BalanceProof, MovedRows, StatedBalances } from './proof-result';
import { type BlockedAmount, unreadableBetween } from './unreadable-rows';

const breakLimit = 1_000;
/** Pieces that are put in order at once, and how far their end is looked for. */
const windowPieces = 2_000;
const windowTries = 8;
/** In long files of which no two balances follow each other nothing is put in order. */
const manyPieces = 20_000;
/** Pieces looked at in vain, over all windows of a file: where so much was tried, its rows are not just in another order. */
const vainPieces = 3_000_000;
/** Where one end is open, less is believed. */
const openWindowPieces = 12;

/** Walks the pieces from the oldest to the newest: puts in order what can be, and names what breaks. */
export class ProofWalk {
  private readonly pieces: NodePiece[];
  private readonly breaks: BalanceBreak[] = [];
  private breakCount = 0;
  private readonly blocked: BlockedAmount[] = [];
  private readonly moved: MovedRows[] = [];
  /** Pieces in the order that the balances give. */
  private sequence: number[] = [];
  private inVain = 0;

  constructor(
    private readonly rows: BalanceRows,
    private readonly order: ProofOrder,
    private readonly nodes: BalanceNodes,
  ) {
    this.pieces = nodes.pieces;
  }

  run(stated: StatedBalances): BalanceProof {
    const { nodes, pieces, order } = this;
    const isConstant = nodes.count > 1 && pieces[0]?.start !== stated.openingMinor && this.hasOneBalance();
    const isHopeless = pieces.length > manyPieces && pieces.length > nodes.count / 2;
    if (isHopeless) this.breakCount = pieces.length - 1;
    if (pieces.length > 1 && !isConstant && !isHopeless) this.walk(stated.openingMinor);
    else this.sequence = pieces.map((_, at) => at);
    const isRunning = this.isRunning(isConstant, pieces[0]?.start === stated.openingMinor);
    const first = pieces[isRunning ? (this.sequence[0] ?? 0) : 0] as NodePiece;
    const last = pieces[isRunning ? (this.sequence.at(-1) ?? 0) : pieces.length - 1] as NodePiece;
    if (isRunning && !isConstant) this.compareStated(first, last, stated);
    const lead = this.carriedBefore(first);
    return {
      isRunning,
      isConstant,
      direction: order.direction,
      breaks: this.breaks,
      breakCount: this.breakCount,
      blocked: this.blocked,
      moved: this.moved,
      openingMinor: first.start - lead,
      closingMinor: last.end,
      oldest: order.rowAt(first.firstPlace),
      newest: order.rowAt(last.lastPlace),
    };
  }

  /** Most balances follow; the first one from what the file opens with. */
  private isRunning(isConstant: boolean, isOpened: boolean): boolean {
    const breaks = isConstant ? this.pieces.length - 1 : this.breakCount;
    return breaks <= (this.nodes.count - (isOpened ? 0 : 1)) / 2;
  }

  private hasOneBalance(): boolean {
    const { rows, pieces } = this;
    const first = pieces[0]?.end;
    if (pieces.some(({ end }) => end !== first)) return false;
    for (let row = 0; row < rows.length; row += 1) {
      if (isNode(rows, row) && rows.balanceAt(row) !== first) return false;
    }
    return true;
  }

  private walk(opening: number | null): void {
    const { pieces } = this;
    const next = nextOfSameOffset(pieces);
    let at = this.settleStart(opening, next);
    while (at < pieces.length) {
      const end = this.windowEnd(at, next);
      if (end > 0) {
        at = end;
        continue;
      }
      const piece = pieces[at] as NodePiece;
      const isAlone = piece.first === piece.last && pieces[at + 1]?.offset === pieces[at - 1]?.offset;
      this.nameBreak(at, isAlone);
      // A balance that alone is wrong is left out of account: what follows goes on from the row before.
      if (isAlone) at += 1;
      this.sequence.push(at);
      at += 1;
    }
  }

  /** Rows at the beginning that follow each other in another order; answers the first piece behind them. */
  private settleStart(opening: number | null, next: Int32Array): number {
    const { pieces } = this;
    this.sequence = [0];
    const end = this.windowEnd(1, next);
    if (end > 0) return end;
    this.sequence = [];
    for (let until = 2; until <= Math.min(openWindowPieces, pieces.length); until += 1) {
      if (opening !== null && pieces[0]?.start === opening) break;
      if ((pieces[until - 1] as NodePiece).last - (pieces[0] as NodePiece).first > openWindowPieces) break;
      const to = pieces[until]?.start ?? null;
      if (to === null && opening === null && until > 3) break;
      if (!this.putInOrder(0, until, opening, to)) continue;
      if (until < pieces.length) this.sequence.push(until);
      return until + 1;
    }
    this.sequence = [0];
    return 1;
  }

  /** The end of the rows from `at` on that only stand in another order; 0 where there is no such. */
  private windowEnd(at: number, next: Int32Array): number {
    const { pieces } = this;
    const from = pieces[at - 1]?.end ?? null;
    let end = next[at - 1] ?? -1;
    for (let tries = 0; tries < windowTries && end > 0 && end - at <= windowPieces; tries += 1) {
      if (end > at && this.putInOrder(at, end, from, pieces[end]?.start ?? null)) {
        this.sequence.push(end);
        return end + 1;
      }
      end = next[end] ?? -1;
    }
    const left = pieces.length - at;
    if (left < 2 || left > openWindowPieces) return 0;
    const rowsLeft = (pieces.at(-1) as NodePiece).last - (pieces[at] as NodePiece).first;
    return rowsLeft <= openWindowPieces && this.putInOrder(at, pieces.length, from, null) ? pieces.length : 0;
  }

  private putInOrder(from: number, end: number, opening: number | null, closing: number | null): boolean {
    if (end - from < 2 || this.inVain > vainPieces) return false;
    const window = this.pieces.slice(from, end);
    const chain = chainPieces(window, opening, closing);
    if (!chain) {
      this.inVain += window.length;
      return false;
    }
    for (const position of chain) this.sequence.push(from + position);
    this.moved.push({ rows: this.outOfPlace(window) });
    return true;
  }

  /** The rows of a window without the longest run of them, around which the others are put. */
  private outOfPlace(window: readonly NodePiece[]): number[] {
    const size = ({ first, last }: NodePiece) => last - first + 1;
    const longest = window.reduce((best, piece) => (size(piece) > size(best) ? piece : best));
    const moved = size(longest) > 1 ? window.filter((piece) => piece !== longest) : window;
    const rows: number[] = [];
    for (const { firstPlace, lastPlace } of moved) {
      for (let place = firstPlace; place <= lastPlace; place += 1) {
        const row = this.order.rowAt(place);
        if (isNode(this.rows, row)) rows.push(row);
      }
    }
    return rows;
  }

  private nameBreak(at: number, isAlone: boolean): void {
    const { rows, order, pieces } = this;
    const piece = pieces[at] as NodePiece;
    const before = pieces[at - 1] as NodePiece;
    const row = order.rowAt(piece.firstPlace);
    const foundMinor = rows.balanceAt(row);
    const difference = piece.start - before.end;
    const explained = isAlone
      ? null
      : unreadableBetween(rows, order, {
          from: before.lastPlace + 1,
          to: piece.firstPlace,
          balanceMinor: before.end,
          differenceMinor: difference,
        });
    if (explained) {
      this.blocked.push(...explained.blocked);
      if (!explained.together) return;
    }
    const expectedMinor = foundMinor - difference;
    const cause: BreakCause = explained?.together
      ? explained.together
      : isAlone
        ? { code: 'balanceAlone', amountMinor: expectedMinor, isRepair: true }
        : causeOfBreak(rows, row, order.rowAt(before.lastPlace), difference);
    this.addBreak({ row, expectedMinor, foundMinor, cause });
  }

  private addBreak(found: BalanceBreak): void {
    this.breakCount += 1;
    if (this.breaks.length < breakLimit) this.breaks.push(found);
  }

  /** What the file states beside its rows must be where they begin and end. */
  private compareStated(first: NodePiece, last: NodePiece, stated: StatedBalances): void {
    const { rows, order } = this;
    const lead = this.carriedBefore(first);
    const oldest = order.rowAt(first.firstPlace);
    const start = first.start - lead;
    if (stated.openingMinor !== null && stated.openingMinor !== start) {
      const difference = start - stated.openingMinor;
      const explained = unreadableBetween(rows, order, {
        from: 0,
        to: first.firstPlace,
        balanceMinor: stated.openingMinor,
        differenceMinor: difference,
      });
      this.blocked.push(...(explained?.blocked ?? []));
      const foundMinor = rows.balanceAt(oldest);
      if (!explained || explained.together)
        this.addBreak({
          row: oldest,
          expectedMinor: foundMinor - difference,
          foundMinor,
          cause: explained?.together ?? causeOfBreak(rows, oldest, -1, difference),
        });
    }
    const end = { from: last.lastPlace + 1, to: rows.length };
    if (stated.closingMinor === null || stated.closingMinor === last.end) {
      const left = unreadableBetween(rows, order, { ...end, balanceMinor: last.end, differenceMinor: null });
      this.blocked.push(...(left?.blocked ?? []));
      return;
    }
    const difference = stated.closingMinor - last.end;
    const explained = unreadableBetween(rows, order, {
      ...end,
      balanceMinor: last.end,
      differenceMinor: difference,
    });
    this.blocked.push(...(explained?.blocked ?? []));
    if (explained && !explained.together) return;
    this.addBreak({
      row: order.rowAt(last.lastPlace),
      expectedMinor: stated.closingMinor,
      foundMinor: last.end,
      cause: { code: 'rowMissing', amountMinor: difference, isRepair: false },
    });
  }

  /** Rows without a balance in front of the first that has one. */
  private carriedBefore(piece: NodePiece): number {
    return piece.first === 0 ? this.nodes.lead : 0;
  }
}

/** For each piece the next one from which the balances go on as from itself; -1 for none. */
function nextOfSameOffset(pieces: readonly NodePiece[]): Int32Array {
  const next = new Int32Array(pieces.length).fill(-1);
  const seen = new Map<number, number>();
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const { offset } = pieces[at] as NodePiece;
    next[at] = seen.get(offset) ?? -1;
    seen.set(offset, at);
  }
  return next;
}
