import { describe, expect, it, vi } from 'vitest';
import { endAfterFault } from '../../../../main/windows/end-after-fault';

function partsOf(stop: () => Promise<void>) {
  const steps: string[] = [];
  const end = endAfterFault({
    logFault: (error) => {
      steps.push(`logged ${(error as Error).message}`);
      return 'number-7';
    },
    stop: async () => {
      steps.push('saving');
      await stop();
    },
    showError: (title, body) => steps.push(title, body.slice(-10)),
    exit: (code) => steps.push(`exit ${code}`),
    language: () => 'en',
  });
  return { end, steps };
}

describe('an error that nobody caught in main', () => {
  it('when it comes, the fault is logged, what can be is saved, it is said with its number, and the program ends', async () => {
    const { end, steps } = partsOf(async () => undefined);
    await end(new Error('one'));
    expect(steps).toEqual(['logged one', 'saving', 'Kontor has to end', ' number-7.', 'exit 70']);
  });

  it('when saving fails or brings up another error, the program ends once', async () => {
    const { end, steps } = partsOf(async () => {
      await end(new Error('two'));
      throw new Error('no store');
    });
    await end(new Error('one'));
    expect(steps).toEqual([
      'logged one',
      'saving',
      'logged two',
      'logged no store',
      'Kontor has to end',
      ' number-7.',
      'exit 70',
    ]);
  });

  it('when saving does not come to an end, the program ends all the same', async () => {
    vi.useFakeTimers();
    const { end, steps } = partsOf(() => new Promise(() => undefined));
    const ended = end(new Error('one'));
    await vi.advanceTimersByTimeAsync(5_000);
    await ended;
    expect(steps.at(-1)).toBe('exit 70');
    vi.useRealTimers();
  });
});
