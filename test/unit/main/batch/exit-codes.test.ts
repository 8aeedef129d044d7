import { describe, expect, it } from 'vitest';
import { batchOutput } from '../../../../main/batch/batch-output';
import { exitCodes, outcomeOfStart } from '../../../../main/batch/exit-codes';

describe('exitCodes', () => {
  it('when commands end differently, their codes differ', () => {
    expect(exitCodes).toEqual({ done: 0, fatal: 1, usage: 2, needsAnswer: 3, temporary: 4, nothingToDo: 5 });
  });

  it('when the key store is locked it may pass, when there is none it does not', () => {
    expect(outcomeOfStart('keychain.locked')).toBe('temporary');
    expect(outcomeOfStart('keychain.missing')).toBe('fatal');
    expect(outcomeOfStart('store.damaged')).toBe('fatal');
  });
});

describe('batchOutput', () => {
  it('when lines and words are told, each goes to its stream, a line of JSON with its time', async () => {
    const written = { lines: '', words: '' };
    const sink = (name: keyof typeof written) => ({
      write: (text: string, done: () => void) => {
        written[name] += text;
        setTimeout(done, 1);
      },
    });
    const output = batchOutput(sink('lines'), sink('words'), () => new Date('2026-01-02T03:04:05Z'));
    output.line({ event: 'file', name: 'a\nb.csv' });
    output.words('Read.');
    await output.flushed();
    expect(written.lines).toBe('{"event":"file","at":"2026-01-02T03:04:05.000Z","name":"a\\nb.csv"}\n');
    expect(written.words).toBe('Read.\n');
  });

  it('when the reader has gone, it ends all the same', async () => {
    const broken = {
      write: () => {
        throw new Error('EPIPE');
      },
    };
    const output = batchOutput(broken, broken);
    output.line({ event: 'end' });
    await expect(output.flushed()).resolves.toBeUndefined();
  });
});
