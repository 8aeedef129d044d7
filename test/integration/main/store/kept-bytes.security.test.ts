import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreSession } from '../../../../main/store/store-session';
import type { ImportSummary } from '../../../../preload/contract';
import { keptFileLimit, keptPieceBytes } from '../../../../preload/contract/values/kept-bytes';
import { packed, readingOf, stagedRowsOf } from '../../../unit/main/store/staged-export';

let folder: string;
let session: StoreSession;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-kept-'));
  session = new StoreSession({ path: join(folder, 'store.db'), keyHex: 'ab'.repeat(32) }, () => undefined);
});
afterEach(async () => {
  session.close();
  await rm(folder, { recursive: true, force: true });
});

const call = (name: string, ...args: unknown[]) => session.run(name, args) as never;
const rows = stagedRowsOf([{ day: '2025-03-01', amountMinor: 1_000 }]);
const pagesOf = (name: string) =>
  Object.values(session.context.db.get<Record<string, number>>(`pragma ${name}`) ?? {})[0] ?? 0;

/** Bytes that do not get smaller: each block is the digest of the one before. */
function bytesOf(size: number): Uint8Array {
  const bytes = Buffer.alloc(size);
  let block = createHash('sha256').update('kept').digest();
  for (let at = 0; at < size; at += block.byteLength) {
    block.copy(bytes, at);
    block = createHash('sha256').update(block).digest();
  }
  return new Uint8Array(bytes);
}

function stage(bytes: number): { importId: string; fileId: string } {
  const { id: importId } = call('imports.create') as ImportSummary;
  const { fileId } = call('imports.addFile', importId, { name: 'a.csv', sizeBytes: bytes }) as {
    fileId: string;
  };
  call('imports.stageRows', fileId, 0, packed(rows));
  call('imports.finishFile', fileId, readingOf(rows));
  return { importId, fileId };
}

function keep(fileId: string, bytes: Uint8Array): string[] {
  const answers: string[] = [];
  for (let piece = 0; piece * keptPieceBytes < bytes.byteLength; piece += 1) {
    const part = bytes.slice(piece * keptPieceBytes, (piece + 1) * keptPieceBytes);
    answers.push(call('imports.keepBytes', fileId, piece, part));
  }
  return answers;
}

function customer(): string {
  const input = {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    type: 'company',
    expiresIn: null,
  };
  const id: string = call('customers.begin', { ...input, name: 'Muster', customUserId: 'u' });
  call('customers.finish', id, { userId: 'user', expiresAt: null });
  return id;
}

const isKept = (importId: string) => (call('imports.get', importId) as ImportSummary).files[0]?.isKept;
const pieces = () => session.context.db.all('select * from file_pieces');

describe('the bytes of a file in the store', () => {
  const size = 2 * keptPieceBytes + 77;
  const bytes = bytesOf(size);

  it('come back as they were, piece by piece; a piece that comes twice changes nothing', () => {
    const { importId, fileId } = stage(size);
    expect(keep(fileId, bytes)).toEqual(['part', 'part', 'whole']);
    expect(call('imports.keepBytes', fileId, 1, bytes.slice(0, 9))).toBe('whole');
    expect(isKept(importId)).toBe(true);
    const back = [0, 1, 2].map((piece) => call('imports.keptBytes', fileId, piece) as Uint8Array);
    expect(Buffer.concat(back).equals(Buffer.from(bytes))).toBe(true);
    expect(call('imports.keptBytes', fileId, 3)).toBeNull();
  });

  it('are not kept when they are not those that were announced, or come in another order', () => {
    const { importId, fileId } = stage(size);
    expect(call('imports.keepBytes', fileId, 1, bytes.slice(0, keptPieceBytes))).toBe('refused');
    expect(call('imports.keepBytes', fileId, 0, bytes.slice(0, keptPieceBytes))).toBe('part');
    expect(call('imports.keepBytes', fileId, 2, bytes.slice(0, keptPieceBytes))).toBe('refused');
    expect(isKept(importId)).toBe(false);
    expect(pieces()).toEqual([]);
  });

  it('are not kept of a file that is too large, nor in a store in memory only', () => {
    const { fileId } = stage(keptFileLimit + 1);
    expect(call('imports.keepBytes', fileId, 0, bytes.slice(0, keptPieceBytes))).toBe('refused');
    session.close();
    session = new StoreSession({ path: ':memory:', keyHex: null }, () => undefined);
    const small = stage(size);
    expect(keep(small.fileId, bytes)[0]).toBe('refused');
  });

  const endings: Record<string, (importId: string, fileId: string) => void | Promise<void>> = {
    'the import is discarded': (importId) => call('imports.remove', importId),
    'the file is taken out': (_importId, fileId) => call('imports.removeFile', fileId),
    'the import is sent': async (importId) => {
      const customerId = customer();
      call('imports.setCustomer', importId, customerId);
      await call('plans.begin', importId);
      const upload: { id: string } = call('uploads.create', {
        importId,
        customerId,
        batchesTotal: 1,
        batchSize: 9,
        heldAccounts: [],
      });
      call('uploads.finish', upload.id, { state: 'done' });
    },
    'the customer is deleted': (importId) => {
      const customerId = customer();
      call('imports.setCustomer', importId, customerId);
      call('customers.purge', customerId);
    },
    'the import is too old': () => call('customers.purgeStrayImports', '9999-01-01'),
  };
  for (const [ending, end] of Object.entries(endings)) {
    it(`are gone with their pages when ${ending} (SEC-23)`, async () => {
      const emptyPages = pagesOf('page_count');
      const { importId, fileId } = stage(size);
      keep(fileId, bytes);
      expect(pagesOf('page_count')).toBeGreaterThan(emptyPages + size / 16_384 - 5);
      await end(importId, fileId);
      expect(pieces()).toEqual([]);
      expect(pagesOf('freelist_count')).toBe(0);
      expect(pagesOf('secure_delete')).toBe(1);
      // Some rows of the import itself may be left, nothing of the size of the file.
      expect(pagesOf('page_count')).toBeLessThan(emptyPages + 12);
      for (const name of await readdir(folder)) {
        if (name.endsWith('-wal')) expect((await readFile(join(folder, name))).byteLength).toBe(0);
      }
    });
  }

  it('lie on the disk encrypted', async () => {
    const canary = 'Kanarienvogel 4711;'.repeat(4_000);
    const text = new TextEncoder().encode(canary);
    const { fileId } = stage(text.byteLength);
    expect(keep(fileId, text)).toEqual(['whole']);
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    expect(Buffer.concat(files).includes('Kanarienvogel')).toBe(false);
  });
});
