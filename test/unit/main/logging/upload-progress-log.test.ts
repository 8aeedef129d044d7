import { describe, expect, it } from 'vitest';
import { type ProgressLine, UploadProgressLog } from '../../../../main/logging/upload-progress-log';
import type { Upload } from '../../../../preload/contract';

const upload = (state: Upload['state'], transactionsDone: number, secondsLeft: number | null = null) =>
  ({ id: 'u', state, transactionsDone, transactionsTotal: 10_000, secondsLeft }) as Upload;

describe('the progress of an upload in the log', () => {
  it('is told at each tenth and at each change of state, whatever number of calls it takes', () => {
    const lines: ProgressLine[] = [];
    const log = new UploadProgressLog((line) => lines.push(line));
    for (let done = 0; done <= 10_000; done += 10) log.note([upload('running', done)]);
    log.note([upload('done', 10_000)]);
    log.note([upload('done', 10_000)]);
    expect(lines.map(({ code, count }) => `${code} ${count}`)).toEqual([
      ...Array.from({ length: 11 }, (_, step) => `running ${step * 1_000}`),
      'done 10000',
    ]);
  });

  it('tells the time that is left while it goes on, and nothing where there is none', () => {
    const lines: ProgressLine[] = [];
    const log = new UploadProgressLog((line) => lines.push(line));
    log.note([upload('running', 0)]);
    log.note([upload('running', 2_000, 40)]);
    log.note([upload('paused', 2_000, 40)]);
    expect(lines.map(({ secondsLeft }) => secondsLeft)).toEqual([undefined, 40, undefined]);
  });

  it('says nothing of an upload that was over when the program started', () => {
    const lines: ProgressLine[] = [];
    const log = new UploadProgressLog((line) => lines.push(line));
    log.note([upload('done', 10_000)]);
    expect(lines).toEqual([]);
  });
});
