import { isMembers, type Members } from '../answer-view/answer-parts';

/** A list of an answer as a table: the members that its items have, as far as they fit on a screen. */
export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const mostColumns = 10;

/** The first list of objects in an answer, at most two levels down; null when there is none. */
export function tableOf(answer: unknown): AnswerTable | null {
  const rows = listIn(answer, 2);
  if (!rows) return null;
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      // What is plain can be read in a cell, so it comes first.
      const weight = typeof value === 'object' && value !== null ? 0.001 : 1;
      counts.set(name, (counts.get(name) ?? 0) + weight);
    }
  }
  const names = [...counts.keys()];
  const kept = new Set(
    [...names].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, mostColumns),
  );
  return { columns: names.filter((name) => kept.has(name)), rows };
}

function listIn(value: unknown, levels: number): Members[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isMembers) ? value : null;
  if (!isMembers(value) || levels === 0) return null;
  for (const inner of Object.values(value)) {
    const found = listIn(inner, levels - 1);
    if (found) return found;
  }
  return null;
}
