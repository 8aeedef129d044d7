import { describe, expect, it } from 'vitest';
import { pointRules } from '../../../../preload/contract/points';
import { broughtBack } from '../../../../renderer/settings/thresholds-brought-back';

const [first, second, third] = pointRules.filter(({ isOff, note }) => !isOff && note !== null);
if (!first || !second || !third) throw new Error('three rules have thresholds');

describe('thresholds brought back after a reset', () => {
  const gone = { [first.key]: { note: 1, clarify: 2 }, [second.key]: { note: 3, clarify: null } };

  it('when nothing was typed since then, are as they were', () => {
    expect(broughtBack(gone, {})).toEqual(gone);
  });

  it('when others were typed since then, leave those as they were typed', () => {
    const typed = { note: 77, clarify: 88 };
    expect(broughtBack(gone, { [third.key]: typed })).toEqual({ ...gone, [third.key]: typed });
  });

  it('when one of a pair was typed since then, bring the other back beside it', () => {
    const typed = { note: 77, clarify: first.clarify };
    expect(broughtBack(gone, { [first.key]: typed })[first.key]).toEqual({ note: 77, clarify: 2 });
  });
});
