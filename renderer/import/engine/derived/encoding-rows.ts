import { createDecoder, type EncodingGuess } from '../bytes/encoding';
import { sampleLines, sampleWidth } from '../bytes/single-byte-choice';
import type { DerivedCsv } from './csv-writer';

/**
 * Where the encoding of a file with tables is in doubt, shows rows of the tables as each encoding reads them: lines with tags say
 * little to anybody, and what counts as a line of such a file is a row. Without a difference within the tables there is no doubt.
 */
export function withRows(
  encoding: EncodingGuess,
  bytes: Uint8Array,
  read: (text: string) => readonly DerivedCsv[],
): EncodingGuess {
  return withTexts(encoding, bytes, (text) => read(text).flatMap(rowsOf));
}

/** The same for a file whose texts stand on lines of it. */
export function withTexts(
  encoding: EncodingGuess,
  bytes: Uint8Array,
  textsOf: (text: string) => readonly { line: number; text: string }[],
): EncodingGuess {
  const { choice } = encoding;
  if (!choice?.isDoubtful) return encoding;
  const readings = choice.samples.map(({ label }) => ({
    label,
    rows: textsOf(createDecoder(label).decode(bytes.subarray(encoding.skip), true)),
  }));
  const [first] = readings;
  const found: { at: number; start: number }[] = [];
  for (let at = 0; first && at < first.rows.length && found.length < sampleLines; at++) {
    const texts = readings.map(({ rows }) => rows[at]?.text ?? '');
    if (new Set(texts).size > 1) found.push({ at, start: startOf(texts) });
  }
  const samples = readings.map(({ label, rows }) => ({
    label,
    lines: found.map(({ at, start }) => ({
      line: rows[at]?.line ?? 0,
      text: (rows[at]?.text ?? '').slice(start, start + sampleWidth).trim(),
    })),
  }));
  return { ...encoding, choice: { ...choice, isDoubtful: found.length > 0, samples } };
}

function rowsOf({ bytes }: DerivedCsv): { line: number; text: string }[] {
  const lines = new TextDecoder().decode(bytes).split('\n');
  return lines.map((text, at) => ({ line: at + 1, text }));
}

/** A little before the first sign that is read differently. */
function startOf([first = '', ...others]: readonly string[]): number {
  let at = 0;
  while (at < first.length && others.every((other) => other[at] === first[at])) at++;
  return Math.max(0, at - sampleWidth / 2);
}
