import { describe, expect, it } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import type { Texts } from '../../../../../renderer/base/language';
import { stateSentence } from '../../../../../renderer/results/answers/state-sentence';

/** Texts that answer with their key. */
const keys = { t: (key: string) => key, coded: (_: string, code: string) => code } as unknown as Texts;
const failed: Result = {
  endpoint: 'categorization.get',
  runId: 'r1',
  fetchedAt: '2026-07-15T08:00:00.000Z',
  state: 'failed',
  payload: null,
  error: { code: 'service.failed' },
};

describe('the sentence in place of a result', () => {
  it('tells an answer that is only too large to show from one that could not be fetched', () => {
    expect(stateSentence(keys, failed.endpoint, failed)).toBe('results.failedOne');
    const large: Result = { ...failed, error: { code: 'results.tooLarge' } };
    expect(stateSentence(keys, failed.endpoint, large)).toBe('results.tooLarge');
  });
});
