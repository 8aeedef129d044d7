import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { type CsvRecord, readRecords } from './record-reader';

const candidates = [';', ',', '\t', '|', '^', '~'] as const;

function isTyped(cell: string): boolean {
  const text = cell.trim();
  return text !== '' && text.length < 40 && (dateParts(text) !== null || cleanAmount(text) !== null);
}

interface Score {
  delimiter: string;
  score: number;
}

/**
 * Scores a delimiter by the structure it gives: how many records share one width, how wide that is, and how many of them hold
 * a date or an amount as a whole cell. Counting signs would fall for the decimal comma of every amount (case B001).
 */
function scoreDelimiter(delimiter: string, records: CsvRecord[]): Score {
  const widths = new Map<number, number>();
  let filled = 0;
  let typed = 0;
  for (const { cells, raw } of records) {
    if (raw.trim() === '') continue;
    filled++;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    if (cells.length > 1) {
      const values = cells.filter(isTyped).length;
      if (values >= 2) typed++;
    }
  }
  let best = 0;
  let width = 1;
  for (const [candidate, count] of widths) {
    if (candidate < 2) continue;
    const weight = count * Math.min(candidate, 8);
    if (weight > best) {
      best = weight;
      width = candidate;
    }
  }
  if (filled === 0 || width < 2) return { delimiter, score: 0 };
  const share = (widths.get(width) ?? 0) / filled;
  return { delimiter, score: share * Math.min(width, 8) + (12 * typed) / filled };
}

/** The delimiter that explains the head of a file best; null when none gives a table. */
export function guessDelimiter(head: string): string | null {
  const hint = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(head)?.[1];
  if (hint) return hint;
  const sample = head.slice(0, 120_000);
  let best: Score = { delimiter: '', score: 0.5 };
  for (const delimiter of candidates) {
    if (!sample.includes(delimiter)) continue;
    const records = readRecords(sample, delimiter).slice(0, 400);
    const score = scoreDelimiter(delimiter, records);
    if (score.score > best.score * 1.02) best = score;
  }
  return best.delimiter === '' ? null : best.delimiter;
}
