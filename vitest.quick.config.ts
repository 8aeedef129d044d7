import { defineConfig } from 'vitest/config';
import { unitProjects } from './vitest.projects';

/**
 * `npm run test:quick`: each module's own tests, a minute on two cores. What reads whole corpora, mutates at random or waits for
 * processes holds the whole and runs in `npm test`.
 */
const slow = [
  'test/unit/**/*.property.test.{ts,tsx}',
  'test/unit/renderer/import/{fixtures,small-exports}.test.ts',
  'test/unit/renderer/import/engine/{behaviours,reports,reports-more,hostile-files.security}.test.ts',
  'test/unit/renderer/import/engine/**/{hostile-statements,xlsx}.security.test.ts',
  'test/unit/renderer/import/engine/workbooks/{xlsx-exports,named-xls}.test.ts',
  'test/unit/main/local-service/analysis/{sample-ledgers,analysis-invariants}.test.ts',
  'test/unit/main/store/**/*.test.ts',
  'test/unit/main/upload/killed-upload.test.ts',
  'test/unit/renderer/ui/chart-times.test.ts',
  'test/unit/renderer/results/every-{code,view}.test.tsx',
  'test/unit/renderer/import/engine/made-exports.test.ts',
];

export default defineConfig({
  test: {
    projects: unitProjects(slow),
    // Modules stay translated between two runs, until their text changes.
    experimental: { fsModuleCache: true },
  },
});
