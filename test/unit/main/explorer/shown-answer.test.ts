import { describe, expect, it } from 'vitest';
import { shownAnswer } from '../../../../main/explorer/shown-answer';
import { answerTextLimit } from '../../../../preload/contract';

describe('what of an answer crosses to the page', () => {
  it('when it is short, all of it does', () => {
    expect(shownAnswer({ a: [1, 2] })).toMatchObject({ text: '{"a":[1,2]}', isCut: false, canBeSaved: true });
  });

  it.each([
    ['a list of a million numbers', Array.from({ length: 1_000_000 }, (_, at) => at)],
    ['a text of two megabytes', 'x'.repeat(2_000_000)],
    ['a thousand long texts', Array.from({ length: 1_000 }, () => 'y'.repeat(4_000))],
    [
      'a hundred lists of a thousand',
      Array.from({ length: 100 }, () => Array.from({ length: 1_000 }, () => 'z'.repeat(50))),
    ],
    [
      'an object of 100,000 members',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`m${at}`, at])),
    ],
  ])('when it is %s, a readable beginning does, and it says so', (_what, value) => {
    const shown = shownAnswer(value);
    expect(shown.isCut).toBe(true);
    expect(shown.text?.length).toBeGreaterThan(100);
    expect(shown.text?.length).toBeLessThanOrEqual(answerTextLimit);
    expect(() => JSON.parse(shown.text ?? '')).not.toThrow();
  });

  it('when it is a document, its size and its hash do, and no byte', () => {
    const shown = shownAnswer(new TextEncoder().encode('abc'));
    expect(shown.text).toBeNull();
    expect(shown.file).toEqual({
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });

  it('when there is none, there is nothing to save', () => {
    expect(shownAnswer(undefined)).toEqual({ text: null, isCut: false, file: null, canBeSaved: false });
  });
});
