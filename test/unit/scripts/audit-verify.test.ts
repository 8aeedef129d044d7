import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AuditLine, auditFile, chainedHash, noHash } from '../../../main/store/audit/audit-chain';
import { projectRoot } from '../../../scripts/project-root';

function madeFile(): string {
  const lines: AuditLine[] = [];
  for (const position of [0, 1, 2, 3]) {
    const line = JSON.stringify({ event: 'call', position, outcome: 'done' });
    lines.push({ line, hash: chainedHash(lines.at(-1)?.hash ?? noHash, line) });
  }
  return auditFile(lines, { at: '2026-01-01T00:00:00.000Z' });
}

/** As somebody runs it who was given a file. */
function verify(path: string): { status: number | null; said: string } {
  const args = ['--import', 'tsx', join('scripts', 'audit-verify.ts'), path];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  return { status, said: stdout.trim() };
}

it('`npm run audit:verify` says of a file whether it is as it was written, and which line is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-audit-'));
  const file = madeFile();
  const lines = file.split('\n');
  const verdictOf = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return verify(path);
  };
  try {
    expect(verdictOf('whole', file)).toEqual({
      status: 0,
      said: `5 lines, unchanged. Last hash: ${lines[4]?.slice(0, 64)}`,
    });
    const changed = file.replace('"position":1,"outcome":"done"', '"position":1,"outcome":"gone"');
    const wrong = { status: 1, said: expect.stringMatching(/^Line 2: The line, or its hash, was changed/) };
    expect(verdictOf('changed', changed)).toEqual(wrong);
    expect(verdictOf('removed', lines.filter((_line, at) => at !== 1).join('\n'))).toEqual(wrong);
    expect(verdictOf('cut at a line', `${lines.slice(0, 3).join('\n')}\n`)).toEqual({
      status: 1,
      said: expect.stringMatching(/^Line 4: The end of the file is missing/),
    });
    expect(verdictOf('cut within a line', file.slice(0, -20))).toEqual({
      status: 1,
      said: expect.stringMatching(/^Line 5: The line is not one of an audit, or was cut off/),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
