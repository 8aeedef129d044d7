import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../../../renderer/base/format';
import { shownMeaning } from '../../../../../renderer/import/questions/example-meaning';

describe('what an example would mean', () => {
  it('has its month as a word, so that day and month cannot be taken for each other', () => {
    expect(shownMeaning('2024-02-01', createFormat('de'))).toBe('1. Februar 2024');
  });

  it('is an amount in the way of the language', () => {
    // Decimals as they are read: two readings differ in nothing else.
    expect(shownMeaning('1234.56', createFormat('de'))).toBe('1.234,56');
    expect(shownMeaning('1234.560', createFormat('de'))).toBe('1.234,560');
    expect(shownMeaning('1.234', createFormat('en'))).toBe('1.234');
  });

  it('is left as it is when it is text', () => {
    expect(shownMeaning('Müller', createFormat('de'))).toBe('Müller');
  });
});
