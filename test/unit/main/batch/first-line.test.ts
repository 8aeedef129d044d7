import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { firstLineOf } from '../../../../main/batch/first-line';

const pieces = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

describe('firstLineOf', () => {
  it.each([
    [['hunter2\nmore'], 'hunter2'],
    [['hun', 'ter', '2\r\n'], 'hunter2'],
    [['ohne Ende ä'], 'ohne Ende ä'],
    [['\nhunter2'], ''],
    [[], ''],
  ])('when %j comes, the first line is %j', async (texts, line) => {
    expect(await firstLineOf(pieces(...texts))).toBe(line);
  });

  it('when a letter comes in two pieces, it is whole', async () => {
    const bytes = Buffer.from('ä\n');
    expect(await firstLineOf(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]))).toBe('ä');
  });

  it('when a line has no end, it is not read to it (SEC-45)', async () => {
    let taken = 0;
    async function* zeros() {
      for (;;) {
        taken += 1;
        yield Buffer.alloc(4_096);
      }
    }
    expect(await firstLineOf(zeros())).toBe('');
    expect(taken).toBeLessThan(10);
  });
});
