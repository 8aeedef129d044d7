import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/e2e/driver/longest-first';

/** `npm test` starts a desktop for each worker; whoever brings one of their own has one program at a time on it. */
const desktops = JSON.parse(process.env.KONTOR_DESKTOPS ?? '[]') as unknown[];

export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    setupFiles: ['test/e2e/driver/own-desktop.ts'],
    maxWorkers: Math.max(1, desktops.length),
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is read off a screen is waited for: it follows what was pressed, and never at once.
    expect: { poll: { timeout: 30_000 } },
  },
});
