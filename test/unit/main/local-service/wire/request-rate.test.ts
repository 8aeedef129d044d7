import { describe, expect, it } from 'vitest';
import { switchesSchema } from '../../../../../main/local-service/ground/switches';
import { RequestRate } from '../../../../../main/local-service/wire/request-rate';

describe('RequestRate', () => {
  it('by default, 20,000 requests a minute pass and the next one does not, until the first is a minute old', () => {
    const { rateLimit } = switchesSchema.parse({});
    if (!rateLimit) throw new Error('no limit holds');
    expect(rateLimit).toEqual({ requests: 20_000, windowMs: 60_000 });
    const rate = new RequestRate();
    let passed = 0;
    for (let index = 0; index < 25_000; index += 1) passed += rate.admits(1000 + index, rateLimit) ? 1 : 0;
    expect(passed).toBe(20_000);
    expect(rate.admits(60_999, rateLimit)).toBe(false);
    expect(rate.admits(61_000, rateLimit)).toBe(true);
    expect(rate.admits(61_000, rateLimit)).toBe(false);
  });

  it('a changed limit begins anew, and a clock set back locks nobody out', () => {
    const rate = new RequestRate();
    const limit = { requests: 2, windowMs: 1000 };
    expect([1, 2, 3].map((now) => rate.admits(10_000 + now, limit))).toEqual([true, true, false]);
    expect(rate.admits(10_004, { requests: 3, windowMs: 1000 })).toBe(true);
    const other = new RequestRate();
    expect([0, 0, 0].map(() => other.admits(10_000, limit))).toEqual([true, true, false]);
    expect(other.admits(5_000, limit)).toBe(true);
  });
});
