import { afterAll, expect } from 'vitest';

/** Globals that a test could put something else in place of. */
const replaceable = ['Date', 'TextDecoder', 'fetch', 'setTimeout', 'setInterval', 'performance'] as const;

function state() {
  return {
    replaced: replaceable.map((name) => globalThis[name] as unknown),
    random: Math.random,
    environment: { ...process.env },
    folder: process.cwd(),
    listeners: process.listenerCount('uncaughtException') + process.listenerCount('unhandledRejection'),
  };
}

/** Files that share a process (vitest.projects.ts) leave it as they found it: else one could change what the next one sees. */
const found = state();
afterAll(() => {
  const left = state();
  for (const [at, value] of found.replaced.entries()) expect(left.replaced[at], replaceable[at]).toBe(value);
  expect(left.random).toBe(found.random);
  expect(left.environment).toEqual(found.environment);
  expect(left.folder).toBe(found.folder);
  expect(left.listeners).toBe(found.listeners);
});
