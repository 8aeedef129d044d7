/** Rows that follow each other without a break: the balance before the first and after the last, minor units. */
export interface Piece {
  start: number;
  end: number;
}

/**
 * An order in which all pieces follow each other, each used once, as positions in `pieces`; null where there is none. What comes first
 * in the file is preferred. `from` and `to`: the balance before and after, null where it is open.
 *
 * Balances are the places, pieces the ways between them: a walk over every way once (Hierholzer), in linear time.
 */
export function chainPieces(
  pieces: readonly Piece[],
  from: number | null,
  to: number | null,
): number[] | null {
  const ways = new Map<number, number[]>();
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const { start } = pieces[at] as Piece;
    const open = ways.get(start);
    if (open) open.push(at);
    else ways.set(start, [at]);
  }
  const walk: number[] = [];
  const stack: { place: number; way: number }[] = [{ place: from ?? openStart(pieces), way: -1 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const way = ways.get(top.place)?.pop();
    if (way === undefined) {
      walk.push(top.way);
      stack.pop();
    } else stack.push({ place: (pieces[way] as Piece).end, way });
  }
  walk.pop();
  walk.reverse();
  return isWhole(pieces, walk, to) ? walk : null;
}

/** A place that is left once more than it is reached; any, where there is none. */
function openStart(pieces: readonly Piece[]): number {
  const balance = new Map<number, number>();
  for (const { start, end } of pieces) {
    balance.set(start, (balance.get(start) ?? 0) + 1);
    balance.set(end, (balance.get(end) ?? 0) - 1);
  }
  for (const [place, surplus] of balance) if (surplus === 1) return place;
  return pieces[0]?.start ?? 0;
}

function isWhole(pieces: readonly Piece[], walk: readonly number[], to: number | null): boolean {
  if (walk.length !== pieces.length) return false;
  for (let at = 1; at < walk.length; at += 1) {
    if (pieces[walk[at - 1] ?? 0]?.end !== pieces[walk[at] ?? 0]?.start) return false;
  }
  return to === null || pieces[walk.at(-1) ?? 0]?.end === to;
}
