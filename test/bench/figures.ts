/** What a measurement says: shown at once with `met` or `MISSED`, kept for the table of `docs/measured.md`. */

export interface Figure {
  /** As it stands in the table; the same in every run. */
  name: string;
  value: number;
  /** `x` for ratios, which compare between computers, else ms, MB and the like. */
  unit: string;
  /** At most this, or at least where `isAtLeast`; null for what has no budget. */
  limit: number | null;
  isAtLeast?: boolean;
}

const kept = new Map<string, Figure[]>();
let current = '';

/** Figures from here on are of this measurement. */
export function beginBench(name: string): void {
  current = name;
  kept.set(name, []);
}

export function isMet({ value, limit, isAtLeast }: Figure): boolean | null {
  if (limit === null) return null;
  return isAtLeast ? value >= limit : value <= limit;
}

export function verdictOf(figure: Figure): string {
  const met = isMet(figure);
  return met === null ? '' : met ? 'met' : 'MISSED';
}

const digitsOf = (value: number) => (Math.abs(value) < 10 ? 2 : 0);

export function shownFigure({ value, unit }: Figure): string {
  return unit === 'x' ? value.toFixed(2) : `${value.toFixed(digitsOf(value))} ${unit}`;
}

export function shownLimit({ limit, unit, isAtLeast }: Figure): string {
  if (limit === null) return '';
  return `${isAtLeast ? 'at least ' : ''}${unit === 'x' ? limit : `${limit} ${unit}`}`;
}

/** Says a figure, and keeps it. */
export function figure(one: Figure, more = ''): void {
  kept.get(current)?.push(one);
  const limit = one.limit === null ? '' : ` (${shownLimit(one)}, ${verdictOf(one)})`;
  console.log(`${one.name}: ${shownFigure(one)}${limit}${more === '' ? '' : `; ${more}`}`);
}

/** By measurement, in the order in which they were said. */
export function figuresSoFar(): ReadonlyMap<string, readonly Figure[]> {
  return kept;
}
