import { type ChildProcess, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, endOf, filteredProcesses, PackedProgram } from '../../scripts/packages/packed-program';

const isRoot = process.getuid?.() === 0;
const ready = (mode: string) => `"event":"page.ready","code":"${mode}"`;

describe.skipIf(process.platform !== 'linux')('the packed program', () => {
  it('when it is packed, its fuses stand as named, it refuses dangerous switches, reaches its first screen in its sandbox and does a job without a window, as an ordinary user (SEC-31, SEC-32)', () => {
    const outcome = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'pack.ts'), '--built'], {
      encoding: 'utf8',
      timeout: 420_000,
    });
    expect(outcome.status, outcome.stderr.slice(-2_000)).toBe(0);
    expect(outcome.stdout).toContain('fuse RunAsNode: off');
    expect(outcome.stdout).toContain('refused: --no-sandbox');
    expect(outcome.stdout).toContain('refused: SSLKEYLOGFILE');
    expect(outcome.stdout).toMatch(/^sandbox: ([1-9]\d*) of \1 pages$/m);
    expect(outcome.stdout).toMatch(/^archive: \d+ files, none for developers only$/m);
    expect(outcome.stdout).toMatch(/\d+ packages, 0 without an allowed licence/);
    // What Kontor adds to the empty runtime, in MB: one system's native parts, not thirteen.
    expect(Number(/^size: .* Kontor (\d+) MB$/m.exec(outcome.stdout)?.[1])).toBeLessThan(40);
    expect(outcome.stdout).toMatch(/^target linux: .*\ntarget mac: .*\ntarget win: /m);
    expect(outcome.stdout).toMatch(/first screen after \d+ ms/);
    expect(outcome.stdout).toMatch(/^batch: [1-9]\d+ bookings sent, 3 outputs written, then nothing to do$/m);
  }, 420_000);
});

// Mounting takes root; an ordinary user's run has the rest of the suite.
describe.skipIf(process.platform !== 'linux' || !isRoot)(
  'the packed program, run by an ordinary user in its sandbox',
  () => {
    let home: string;
    let disk: string;
    let program: PackedProgram;

    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'kontor-packed-'));
      program = await PackedProgram.prepare(join('release', 'linux-unpacked', 'kontor'), home);
      disk = join(home, 'disk');
      mkdirSync(disk);
      mount('-t', 'tmpfs', '-o', 'size=64m,mode=0700', 'tmpfs', disk);
      if (program.user) chownSync(disk, program.user.uid, program.user.gid);
    }, 120_000);
    afterAll(() => {
      program?.stop();
      spawnSync('umount', ['-l', disk]);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    });

    /** Starts it, waits for its window on the screen, and for a word of its log. */
    async function shown(
      start: { isOffline?: boolean; config?: string },
      word?: string,
    ): Promise<ChildProcess> {
      const before = program.log(start.config).length;
      const child = program.start(start);
      await program.until(child, 'its window', () => program.windows().includes('Kontor'));
      if (word)
        await program.until(child, word, () => program.log(start.config).slice(before).includes(word));
      expect(filteredProcesses(child.pid ?? 0)).toEqual({ pages: 1, filtered: 1 });
      return child;
    }

    /** What a command without a window says of the store, and its exit code. */
    async function said(config: string): Promise<{ code: unknown; words: string }> {
      const child = program.start({ config, args: ['--batch', 'list', 'customers'] });
      let words = '';
      child.stderr?.on('data', (piece: Buffer) => {
        words += piece.toString();
      });
      return { code: await endOf(child), words };
    }

    it('when there is no network, its window comes, its store opens and its own service answers', async () => {
      const child = await shown({ isOffline: true }, ready('encrypted'));
      expect(await ended(child)).toBe(0);
      expect(program.log()).not.toContain('"level":"fault"');
    });

    it('when its home is read-only, its window comes all the same, says so, and nothing is lost', async () => {
      expect(await ended(await shown({ config: disk }, ready('encrypted')))).toBe(0);
      const store = readFileSync(join(disk, 'Kontor', 'kontor.db'));
      mount('-o', 'remount,ro', disk);
      try {
        const child = await shown({ config: disk });
        expect(child.exitCode).toBeNull();
        await ended(child);
        const { code, words } = await said(disk);
        expect({ code, words }).toMatchObject({
          code: 1,
          words: expect.stringMatching(/read-only|schreib/i),
        });
      } finally {
        mount('-o', 'remount,rw', disk);
      }
      expect(readFileSync(join(disk, 'Kontor', 'kontor.db')).equals(store)).toBe(true);
      expect(await ended(await shown({ config: disk }, ready('encrypted')))).toBe(0);
    });

    it('when its disk is full, nothing is lost by starting it, and with room again all is there', async () => {
      const filler = join(disk, 'filler');
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
      // On a disk without a single byte the runtime itself may end before it asks anybody.
      const child = program.start({ config: disk });
      await program
        .until(child, 'its window', () => program.windows().includes('Kontor'))
        .catch(() => undefined);
      await ended(child);
      rmSync(filler);
      expect(await ended(await shown({ config: disk }, ready('encrypted')))).toBe(0);
    });

    it('when its store is damaged, it says so in the window and without one, and writes nothing over it', async () => {
      const path = join(disk, 'Kontor', 'kontor.db');
      const bytes = readFileSync(path);
      bytes[8_000] = (bytes[8_000] as number) ^ 4;
      writeFileSync(path, bytes);
      expect(await ended(await shown({ config: disk }, ready('failed')))).toBe(0);
      const { code, words } = await said(disk);
      expect({ code, words }).toMatchObject({ code: 1, words: expect.stringMatching(/damaged|beschädigt/i) });
      expect(readFileSync(path).equals(bytes)).toBe(true);
    });
  },
);

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount ${args.join(' ')}: ${stderr}`);
}
