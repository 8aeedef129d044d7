import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Sample {
  file: string;
  code: string;
  /** Rule that must refuse it, or null when it must pass. */
  refusedBy: string | null;
}

const imports = 'noRestrictedImports';
const samples: Sample[] = [
  { file: 'renderer/app/a1.ts', code: "import '../../main/index';", refusedBy: imports },
  { file: 'renderer/app/a2.ts', code: "import 'electron';", refusedBy: imports },
  { file: 'renderer/app/a3.ts', code: "import 'node:fs';", refusedBy: imports },
  { file: 'renderer/app/a4.ts', code: "import '../../preload/expose';", refusedBy: imports },
  { file: 'renderer/app/a5.ts', code: "import '../../preload/contract';", refusedBy: null },
  { file: 'renderer/import/engine/b1.ts', code: "import 'react';", refusedBy: imports },
  { file: 'renderer/import/engine/b2.ts', code: "import '../../ui/amount';", refusedBy: imports },
  {
    file: 'renderer/import/engine/b3.ts',
    code: 'export const title = document.title;',
    refusedBy: 'noRestrictedGlobals',
  },
  { file: 'renderer/import/engine/b4.ts', code: "import 'papaparse';", refusedBy: null },
  { file: 'preload/contract/c1.ts', code: "import '../../main/program';", refusedBy: imports },
  { file: 'preload/contract/c2.ts', code: "import 'react';", refusedBy: imports },
  { file: 'preload/contract/c3.ts', code: "import 'zod';\nimport './values';", refusedBy: null },
  { file: 'main/bridge/d1.ts', code: "import '../../renderer/app/start';", refusedBy: imports },
  {
    file: 'main/windows/d2.ts',
    code: "import { ipcMain } from 'electron';\nipcMain.emit('x');",
    refusedBy: imports,
  },
  {
    file: 'main/windows/d3.ts',
    code: "import { shell } from 'electron';\nshell.beep();",
    refusedBy: imports,
  },
  { file: 'main/windows/d4.ts', code: "import { app } from 'electron';\napp.quit();", refusedBy: null },
  { file: 'main/windows/d5.ts', code: "import 'node:child_process';", refusedBy: imports },
  { file: 'main/store/d6.ts', code: "import 'keytar';", refusedBy: imports },
  { file: 'main/credentials/keytar-adapter.ts', code: "import 'keytar';", refusedBy: null },
  { file: 'main/upload/d7.ts', code: "import 'electron';", refusedBy: imports },
  { file: 'main/service/d8.ts', code: "import { app } from 'electron';\napp.quit();", refusedBy: imports },
  { file: 'main/local-service/e1.ts', code: "import '../store/open-store';", refusedBy: imports },
  { file: 'main/local-service/routes/e2.ts', code: "import '../../service/endpoints';", refusedBy: imports },
  { file: 'main/local-service/e3.ts', code: "import '../../preload/contract';", refusedBy: imports },
  { file: 'main/local-service/routes/e4.ts', code: "import '../repository';", refusedBy: null },
  {
    file: 'renderer/app/a6.ts',
    code: 'export const home = process.env.HOME;',
    refusedBy: 'noRestrictedGlobals',
  },
  {
    file: 'renderer/import/engine/b5.ts',
    code: "export const bytes = Buffer.from('x');",
    refusedBy: 'noRestrictedGlobals',
  },
  { file: 'renderer/app/f1.ts', code: "export const run = () => eval('1');", refusedBy: 'noGlobalEval' },
  {
    file: 'renderer/app/f2.tsx',
    code: "export const Raw = () => <div dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />;",
    refusedBy: 'noDangerouslySetInnerHtml',
  },
];

interface Diagnostic {
  category: string;
  location: { path: string | { file: string } };
}

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-rules-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
  );
  for (const { file, code } of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  cpSync('package.json', join(folder, 'package.json'));
  const outcome = spawnSync(
    join(process.cwd(), 'node_modules', '.bin', 'biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(outcome.stdout) as { diagnostics: Diagnostic[] };
  found = new Map();
  for (const { category, location } of diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    found.set(path, [...(found.get(path) ?? []), category]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder boundaries, as lint rules (SEC-40)', () => {
  it.each(samples)('$file: `$code` is refused by $refusedBy', ({ file, refusedBy }) => {
    const rules = (found.get(file) ?? []).map((category) => category.split('/').at(-1));
    if (refusedBy) expect(rules).toContain(refusedBy);
    else expect(rules).toEqual([]);
  });
});
