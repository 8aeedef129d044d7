import { describe, expect, it } from 'vitest';
import { tidyText } from '../../../../../../renderer/import/engine/vocabulary/tidy-text';

describe('a text of a file that turns the direction of writing', () => {
  it.each([
    ['Shop \u202e00,432.1', 'Shop 00,432.1'],
    ['\u2066Shop\u2069', 'Shop'],
    ['Arb\u00adeit\u202c', 'Arbeit'],
    ['\u202e\u202c', null],
    ['שלום', 'שלום'],
  ])('when it is %j, what turns is gone and the letters stay', (raw, text) => {
    expect(tidyText(raw)).toBe(text);
  });
});
