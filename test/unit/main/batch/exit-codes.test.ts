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

  it('when a name was made to lead a terminal astray, it shows what is in it, in one line (SEC-44)', async () => {
    const hostile = 'a\u001b[2J\u009b31m\u007f\rb\nEnd.\u202e00,1\u2066\u200b\u2028\u{e0041} ä€😀\\u001b';
    const written = { lines: '', words: '' };
    const sink = (name: keyof typeof written) => ({
      write: (text: string, done: () => void) => {
        written[name] += text;
        done();
      },
    });
    const output = batchOutput(sink('lines'), sink('words'));
    output.line({ event: 'file', name: hostile });
    output.words(`No file: ${hostile}`);
    await output.flushed();
    for (const text of Object.values(written)) expect(text).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+\n$/u);
    expect(written.words).toContain('a\\u001b[2J\\u009b31m\\u007f\\u000db\\u000aEnd.\\u202e00,1');
    expect(written.words).toContain(' ä€😀');
    expect(JSON.parse(written.lines)).toMatchObject({ name: hostile });
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
