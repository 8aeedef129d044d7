import { describe, expect, it } from 'vitest';
import { KnownTexts } from '../../../../../../renderer/import/engine/values/known-texts';

function asking() {
  const asked: string[] = [];
  const known = new KnownTexts((text) => {
    asked.push(text);
    return text.startsWith('-') ? null : { length: text.length };
  });
  return { asked, known };
}

describe('what is known of short texts', () => {
  it('when a text comes again, it is not looked at again, whether anything was found or not', () => {
    const { asked, known } = asking();
    for (let round = 0; round < 3; round += 1) {
      expect(known.of('03.04.2025')).toEqual({ length: 10 });
      expect(known.of('-')).toBeNull();
    }
    expect(asked).toEqual(['03.04.2025', '-']);
  });

  it('when a text comes now and then among many others, it stays; what came once is forgotten, and found again', () => {
    const { asked, known } = asking();
    known.of('once');
    for (let at = 0; at < 40_000; at += 1) {
      known.of(`other ${at}`);
      if (at % 1_000 === 0) known.of('often');
    }
    expect(asked.filter((text) => text === 'often')).toHaveLength(1);
    expect(known.of('once')).toEqual({ length: 4 });
    expect(asked.filter((text) => text === 'once')).toHaveLength(2);
  });
});
