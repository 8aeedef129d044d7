import type { Column, MappingDraft } from './column-candidates';

/** The same text in an earlier column, or a longer text that begins with it in any. */
function repeats(other: string, text: string, isEarlier: boolean): boolean {
  return other === text ? isEarlier : other.length > text.length && other.startsWith(text);
}

/** A column that only says again what the name or another purpose column says. */
export function repeatsOther(
  column: Column,
  all: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): boolean {
  const others = [
    ...(draft.byField.get('counterpartyName') ?? []),
    ...all.filter((other) => other.index !== column.index).map((other) => other.index),
  ];
  let filled = 0;
  let repeated = 0;
  for (const cells of rows.slice(0, 500)) {
    const text = (cells[column.index] ?? '').trim();
    if (text === '') continue;
    filled++;
    if (
      others.some((index) =>
        repeats((cells[index] ?? '').trim(), text, index < column.index || draft.byColumn.has(index)),
      )
    )
      repeated++;
  }
  return filled > 0 && repeated >= filled * 0.6;
}
