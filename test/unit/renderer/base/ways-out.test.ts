import { describe, expect, it } from 'vitest';
import { wayOutOf } from '../../../../renderer/base/ways-out';

describe('the way out of an error', () => {
  it.each(['secret.missing', 'service.unauthorized', 'service.network', 'service.unavailable'])(
    'leads to the connections when the secret is wrong or the service is away: %s',
    (code) => expect(wayOutOf({ code })).toBe('connections'),
  );

  it('leads to the step where the import is mended', () => {
    expect(wayOutOf({ code: 'import.accountIncomplete' })).toBe('check');
    expect(wayOutOf({ code: 'import.questionsOpen' })).toBe('files');
  });

  it('is none where the sentence says all there is', () => {
    expect(wayOutOf({ code: 'service.conflict' })).toBeNull();
    expect(wayOutOf({ code: 'toString' })).toBeNull();
  });
});
