import { createHash } from 'node:crypto';
import { answerTextLimit, type ExplorerAnswer } from '../../preload/contract';

/** How much of lists and texts is shown; the first that fits is taken. */
const measures = [
  { items: 1_000, characters: 5_000, values: 60_000 },
  { items: 200, characters: 1_000, values: 10_000 },
  { items: 20, characters: 200, values: 1_000 },
] as const;

type Shown = Pick<ExplorerAnswer, 'text' | 'isCut' | 'file' | 'canBeSaved'>;

/** What of an answer crosses to the page: JSON text within the limit, or facts of a document. */
export function shownAnswer(value: unknown): Shown {
  if (value instanceof Uint8Array) {
    const sha256 = createHash('sha256').update(value).digest('hex');
    return { text: null, isCut: false, file: { bytes: value.byteLength, sha256 }, canBeSaved: true };
  }
  if (value === undefined) return { text: null, isCut: false, file: null, canBeSaved: false };
  for (const measure of measures) {
    const cut = cutTo(value, measure);
    const text = JSON.stringify(cut.value) ?? 'null';
    if (text.length <= answerTextLimit) return { text, isCut: cut.isCut, file: null, canBeSaved: true };
  }
  return { text: null, isCut: true, file: null, canBeSaved: true };
}

function cutTo(
  value: unknown,
  measure: { items: number; characters: number; values: number },
): { value: unknown; isCut: boolean } {
  let left: number = measure.values;
  let isCut = false;
  const walk = (one: unknown): unknown => {
    left -= 1;
    if (typeof one === 'string' && one.length > measure.characters) {
      isCut = true;
      return `${one.slice(0, measure.characters)}…`;
    }
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) {
      const kept: unknown[] = [];
      for (const item of one) {
        if (kept.length >= measure.items || left <= 0) {
          isCut = true;
          break;
        }
        kept.push(walk(item));
      }
      return kept;
    }
    const members: Record<string, unknown> = Object.create(null);
    for (const [name, inner] of Object.entries(one)) {
      if (left <= 0) {
        isCut = true;
        break;
      }
      members[name.slice(0, 500)] = walk(inner);
    }
    return members;
  };
  return { value: walk(value), isCut };
}
