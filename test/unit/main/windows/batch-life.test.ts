import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BatchStart } from '../../../../main/batch/start-batch';
import { endWithCommand, startData } from '../../../../main/windows/batch-life';

const electron = vi.hoisted(() => ({
  listeners: [] as [string, (...args: unknown[]) => void][],
  relaunched: [] as unknown[],
  codes: [] as number[],
}));
vi.mock('electron', () => ({
  app: {
    on: (name: string, listener: (...args: unknown[]) => void) => electron.listeners.push([name, listener]),
    relaunch: (options: unknown) => electron.relaunched.push(options),
    exit: (code: number) => electron.codes.push(code),
  },
}));

const emit = (name: string, ...args: unknown[]) => {
  for (const [of, listener] of electron.listeners) if (of === name) listener(...args);
};
const ownNames = ['uncaughtException', 'unhandledRejection'];
const ownListeners = new Map<string, number>();

/** Runs a command to its end. @param meanwhile what the system tells the program before that */
async function end(meanwhile: () => void, windowArgs: readonly string[] = []): Promise<void> {
  let finish: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    finish = resolve;
  });
  const told = { waiting: 0 };
  const start = {
    desk: {
      ended,
      tellWaiting: () => (told.waiting += 1),
      broke: () => undefined,
      interrupt: () => undefined,
    },
    output: { flushed: async () => undefined },
  } as unknown as BatchStart;
  const program = { stop: async () => undefined, logFault: () => '' };
  const events: NodeJS.EventEmitter = process;
  for (const name of ownNames) ownListeners.set(name, events.listenerCount(name));
  endWithCommand(start, program, {
    filesOf: (argv, folder) =>
      argv
        .slice(1)
        .filter((one) => !one.startsWith('-'))
        .map((one) => `${folder}/${one}`),
    windowArgs,
  });
  meanwhile();
  finish(0);
  await vi.waitFor(() => expect(electron.codes).toHaveLength(1));
}

afterEach(() => {
  const events: NodeJS.EventEmitter = process;
  for (const name of ownNames)
    for (const listener of events.listeners(name).slice(ownListeners.get(name)))
      events.off(name, listener as () => void);
  electron.listeners.length = 0;
  electron.relaunched.length = 0;
  electron.codes.length = 0;
});

describe('endWithCommand', () => {
  it('when windows are wanted meanwhile, one comes at the end with all their files, and none of their switches', async () => {
    const event = { preventDefault: () => undefined };
    await end(() => {
      const argv = ['kontor', '--allow-file-access-from-files', '--original-process-start-time=1', 'a.csv'];
      emit('second-instance', {}, argv, '/here', startData(false));
      emit('second-instance', {}, ['kontor'], '/there', startData(false));
      emit('open-file', event, '/drop/b.csv');
      emit('second-instance', {}, ['kontor', '--batch', 'list', 'c.csv'], '/here', startData(true));
    }, ['/app']);
    expect(electron.relaunched).toEqual([{ args: ['/app', '/here/a.csv', '/drop/b.csv'] }]);
  });

  it('when nobody wants a window, none comes', async () => {
    await end(() => emit('second-instance', {}, ['kontor', '--batch', 'list'], '/here', startData(true)));
    expect(electron.relaunched).toEqual([]);
  });
});
