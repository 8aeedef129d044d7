import { describe, expect, it } from 'vitest';
import { shortened } from '../../../../renderer/report/texts/shorten-text';

/** Every sign ten wide, whatever it is. */
const widthOf = (text: string) => [...text].length * 10;

describe('a text for a narrow column', () => {
  it('stays as it is when it fits', () => {
    expect(shortened('Miete 08/2024', 130, widthOf)).toBe('Miete 08/2024');
  });

  it('is cut to the longest beginning that fits with its ellipsis', () => {
    expect(shortened('Leasingrate Transporter', 100, widthOf)).toBe('Leasingra…');
    expect(shortened('Leasing Rate', 90, widthOf)).toBe('Leasing…');
  });

  it('never splits a sign, and takes line breaks and runs of blanks as one blank', () => {
    expect(shortened('😀😀😀😀', 30, widthOf)).toBe('😀😀…');
    expect(shortened('a\n  b', 100, widthOf)).toBe('a b');
  });

  it('ends for a hostile text of any length, and for a column without width', () => {
    expect([...shortened('W'.repeat(100_000), 100, widthOf)]).toHaveLength(10);
    expect(shortened('abc', 0, widthOf)).toBe('…');
  });
});
