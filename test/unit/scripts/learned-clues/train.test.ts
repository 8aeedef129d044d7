import { describe, expect, it } from 'vitest';
import { boxes, boxesOf, type Likened } from '../../../../main/local-service/analysis/words/likeness';
import { packed, train } from '../../../../scripts/learned-clues/train';

const likened = (words: string, text: string): Likened => ({
  userType: 'person',
  isOut: true,
  nature: 'transfer',
  words: words.split(' '),
  text,
  hasCreditorId: false,
  hasLegalForm: false,
});
const classes = ['shopping.groceries', 'health.doctor'];
const examples = [
  { words: 'KORNMUHLE BROTHAUS', category: 'shopping.groceries' },
  { words: 'ZAHNWERK LINDENTAL', category: 'health.doctor' },
].map(({ words, category }) => ({ boxes: [...boxesOf(likened(words, ''))], category, weight: 1 }));

function sumsOf(weights: Float32Array, words: string): number[] {
  const found = [...boxesOf(likened(words, ''))];
  return classes.map((_, at) =>
    found.reduce((sum, box) => sum + (weights[box * classes.length + at] ?? 0), 0),
  );
}

describe('what is learned', () => {
  it('holds for words that share pieces with those it was learned from', () => {
    const weights = train(examples, classes);
    const [bread = 0, teeth = 0] = sumsOf(weights, 'BROTHAUS AUERFELD');
    expect(bread).toBeGreaterThan(teeth);
    const [breadOfTeeth = 0, teethOfTeeth = 0] = sumsOf(weights, 'ZAHNWERK AUERFELD');
    expect(teethOfTeeth).toBeGreaterThan(breadOfTeeth);
  });

  it('is the same each time, in half a byte a weight', () => {
    const first = packed(train(examples, classes));
    expect(packed(train(examples, classes))).toEqual(first);
    expect(first.bytes).toHaveLength((boxes * classes.length) / 2);
    expect(new Set(first.bytes).size).toBeGreaterThan(1);
  });
});
