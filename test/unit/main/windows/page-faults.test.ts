import { describe, expect, it } from 'vitest';
import { PageFaults } from '../../../../main/windows/page-faults';

function pageOf(choice: number | 'open') {
  const done: string[] = [];
  const asked: string[] = [];
  const faults = new PageFaults({
    isDestroyed: () => false,
    reload: () => done.push('reload'),
    crash: () => done.push('crash'),
    quit: () => done.push('quit'),
    ask: ({ title }, signal) => {
      asked.push(title);
      if (choice !== 'open') return Promise.resolve(choice);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(1)));
    },
    language: () => 'en',
    onFault: (error) => done.push(`logged ${(error as Error).message}`),
  });
  return { faults, done, asked };
}

describe('a page that fails', () => {
  it('when it has crashed, it is logged, said, and loaded again on demand', async () => {
    const { faults, done, asked } = pageOf(0);
    await faults.gone('crashed');
    expect(asked).toEqual(['The window has stopped']);
    expect(done).toEqual(['logged The page has gone: crashed', 'reload']);
  });

  it('when the user would rather end, the program quits in order', async () => {
    const { faults, done } = pageOf(1);
    await faults.gone('oom');
    expect(done).toEqual(['logged The page has gone: oom', 'quit']);
  });

  it('when it ended in order, nobody is asked', async () => {
    const { faults, done, asked } = pageOf(0);
    await faults.gone('clean-exit');
    expect([done, asked]).toEqual([[], []]);
  });

  it('when it hangs and is to be loaded again, it is ended first and loaded when it has gone, without a second question', async () => {
    const { faults, done, asked } = pageOf(1);
    await faults.hangs();
    expect(done).toEqual(['crash']);
    await faults.gone('crashed');
    expect(done).toEqual(['crash', 'reload']);
    expect(asked).toEqual(['The window does not respond']);
  });

  it('when it answers again, the question goes away and nothing happens', async () => {
    const { faults, done, asked } = pageOf('open');
    const hanging = faults.hangs();
    await faults.hangs();
    faults.answers();
    await hanging;
    expect(done).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
