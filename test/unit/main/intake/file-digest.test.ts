import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../../../../main/intake/file-digest';

let folder: string;
let path: string;
const bytes = Buffer.alloc(2_500_000, 'Buchungstag;Betrag\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-digest-'));
  path = join(folder, 'large.csv');
  writeFileSync(path, bytes);
});
afterEach(() => rmSync(folder, { recursive: true }));

const known = () => ({ path, sizeBytes: bytes.length, modifiedMs: statSync(path).mtimeMs });

describe('the hash of a file where it lies', () => {
  it('is that of its bytes', async () => {
    expect(await digestOf(known())).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('is none for a file that is not as it was', async () => {
    const before = known();
    appendFileSync(path, 'x');
    expect(await digestOf(before)).toBeNull();
  });

  it('is none for what lies nowhere', async () => {
    expect(await digestOf({ ...known(), path: '' })).toBeNull();
    expect(await digestOf({ ...known(), path: join(folder, 'gone.csv') })).toBeNull();
  });
});
