import { fold } from '../vocabulary/fold';
import { parseLabels, parseTags } from '../vocabulary/free-text';
import { bookingKind } from '../vocabulary/word-lists';
import { type Column, headerWeight, type MappingDraft } from './column-candidates';

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
  // `Netflix` below a header of purposes is what somebody wrote, though the name of the company begins with it.
  const isWritten = headerWeight(column, 'purpose') >= 0.95;
  const names = new Set(draft.byField.get('counterpartyName') ?? []);
  let filled = 0;
  let repeated = 0;
  for (const cells of rows.slice(0, 500)) {
    const text = (cells[column.index] ?? '').trim();
    if (text === '') continue;
    filled++;
    const isSaid = (index: number) => {
      const other = (cells[index] ?? '').trim();
      if (isWritten && names.has(index) && other !== text) return false;
      return repeats(other, text, index < column.index || draft.byColumn.has(index));
    };
    if (others.some(isSaid)) repeated++;
  }
  return filled > 0 && repeated >= filled * 0.6;
}

/** Whether what a text says around another one are names, kinds of booking and references: nothing that its row lacks elsewhere. */
function addsNothing(text: string, part: string, cells: readonly string[], own: number): boolean {
  let rest = text.replace(part, ' ');
  for (const [index, cell] of cells.entries()) {
    const value = cell.trim();
    if (index !== own && value.length > 2) rest = rest.replace(value, ' ');
  }
  rest = rest.replace(/\s+/g, ' ').trim();
  if (rest === '' || bookingKind.test(fold(rest))) return true;
  const found = parseTags(rest) ?? parseLabels(rest);
  return found !== null && (found.purpose === null || bookingKind.test(fold(found.purpose)));
}

/**
 * The column of whole texts, of which another column holds what they were written for: `Lerche GmbH Miete Mai End-to-End-Ref.:
 * 4711` beside `Miete Mai`. Their references are of use, the text itself is said there.
 */
export function wholeTextOf(texts: readonly Column[], rows: readonly string[][]): Column | null {
  for (const whole of texts) {
    for (const part of texts) {
      if (part === whole || part.profile.filled < whole.profile.filled * 0.8) continue;
      if (whole.profile.averageLength <= part.profile.averageLength * 1.05) continue;
      let both = 0;
      let spare = 0;
      for (const cells of rows.slice(0, 300)) {
        const text = (cells[whole.index] ?? '').trim();
        const inner = (cells[part.index] ?? '').trim();
        if (text === '' || inner === '') continue;
        both++;
        if (text.includes(inner) && addsNothing(text, inner, cells, whole.index)) spare++;
      }
      if (both >= 3 && spare >= both * 0.9) return whole;
    }
  }
  return null;
}
