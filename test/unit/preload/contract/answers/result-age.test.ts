import { describe, expect, it } from 'vitest';
import { isBeforeLastUpload } from '../../../../../preload/contract/answers/result-age';

const run = { id: 'r1', startedAt: '2026-07-15T08:00:00.000Z', finishedAt: '2026-07-15T08:10:00.000Z' };
const result = { runId: 'r1', fetchedAt: '2026-07-15T08:09:00.000Z' };

describe('results and the last upload', () => {
  it('when the upload came after the beginning of the analysis, the results are older', () => {
    expect(isBeforeLastUpload([result], [run], '2026-07-15T08:05:00.000Z')).toBe(true);
    expect(isBeforeLastUpload([result], [run], '2026-07-15T07:59:59.000Z')).toBe(false);
  });

  it('when there is no upload or no result, nothing is older', () => {
    expect(isBeforeLastUpload([result], [run], null)).toBe(false);
    expect(isBeforeLastUpload([], [run], '2026-07-16T08:00:00.000Z')).toBe(false);
  });

  it('a later run without results does not make older results new', () => {
    const failed = {
      id: 'r2',
      startedAt: '2026-07-17T08:00:00.000Z',
      finishedAt: '2026-07-17T08:01:00.000Z',
    };
    expect(isBeforeLastUpload([result], [failed, run], '2026-07-16T08:00:00.000Z')).toBe(true);
  });

  it('when the run is not known any more, the time of fetching decides', () => {
    expect(isBeforeLastUpload([result], [], '2026-07-15T08:09:30.000Z')).toBe(true);
    expect(isBeforeLastUpload([result], [], '2026-07-15T08:08:30.000Z')).toBe(false);
  });
});
