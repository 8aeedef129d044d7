import { describe, expect, it } from 'vitest';
import { withRecent } from '../../../../renderer/customers/recent-customers';

describe('the customers that were opened last', () => {
  it('when one is opened again, it stands in front, once', () => {
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('when there are many, the oldest goes', () => {
    expect(withRecent(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual([
      '9',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });
});
