import { describe, expect, it } from 'vitest';
import { type ProgressLine, UploadProgressLog } from '../../../../main/logging/upload-progress-log';
import type { Upload } from '../../../../preload/contract';

const upload = (state: Upload['state'], transactionsDone: number) =>
  ({ id: 'u', state, transactionsDone, transactionsTotal: 10_000 }) as Upload;

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

  it('says nothing of an upload that was over when the program started', () => {
    const lines: ProgressLine[] = [];
    const log = new UploadProgressLog((line) => lines.push(line));
    log.note([upload('done', 10_000)]);
    expect(lines).toEqual([]);
  });
});
