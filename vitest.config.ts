import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{unit,integration}/**/*.test.{ts,tsx}'],
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
  },
});
