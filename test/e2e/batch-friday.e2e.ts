import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, runBatch, writeJob } from './driver/batch';
import { type FridayFolder, writeFridayFolder } from './driver/friday-files';
import { figures, heldOfCustomer } from './driver/held-accounts';
import { listImports, waitForStore } from './driver/main-job';
import { launchProgram } from './driver/program';

let work: string;
let userData: string;
let folder: FridayFolder;
let job: string;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kontor-batch-friday-'));
  userData = join(work, 'profile');
  mkdirSync(join(work, 'Freitag'));
  folder = writeFridayFolder(join(work, 'Freitag'));
  job = writeJob(work, 'friday.json', {
    files: [...folder.paths],
    customer: { name: 'Grünfeld', type: 'company' },
    // What the person at the keyboard says in forty-files.e2e.ts: what is proposed, and yes to what is in doubt.
    questions: {
      others: 'proposed',
      recognition: 'confirm',
      unusableFiles: 'leaveOut',
      blockedRows: 'leaveOut',
      holders: 'confirm',
      unnumberedAccounts: 'number',
    },
    send: true,
    analyse: false,
  });
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

describe('an import of forty files without a window', () => {
  it('when the job says its answers, the service holds to the cent what it holds after the keyboard in the window', async () => {
    expect(folder.paths.length).toBeGreaterThanOrEqual(40);
    const run = await runBatch(['run', job], { userData });
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'upload')).toMatchObject([{ state: 'done', refused: 0 }]);
    const questions = linesOf(run, 'question').length;
    console.log(
      `${folder.paths.length} files, ${questions} questions, ${JSON.stringify(linesOf(run, 'upload'))}`,
    );

    const again = await runBatch(['run', job], { userData });
    expect(again.code, again.words).toBe(5);
    expect(again.lines.map(({ event }) => event)).toEqual(['end']);

    const program = await launchProgram({ userData });
    try {
      await waitForStore(program.window);
      // The service on this computer begins with the first call to it.
      await program.window.evaluate(async () => {
        const known = await window.kontor.connections.list();
        for (const { id } of known.ok ? known.value : []) await window.kontor.connections.test(id);
      });
      expect(figures(await heldOfCustomer(program.window, 'Grünfeld'))).toEqual(figures(folder.accounts));
      expect((await listImports(program.window)).map(({ state }) => state)).toEqual(['uploaded']);
    } finally {
      await program.quit();
    }
  });

  it('when the job says nothing of them, it asks and sends nothing', async () => {
    const silent = JSON.parse(readFileSync(job, 'utf8'));
    const path = writeJob(work, 'silent.json', { ...silent, questions: {} });
    const run = await runBatch(['run', path], { userData: join(work, 'silent') });
    expect(run.code, run.words).toBe(3);
    expect(linesOf(run, 'upload')).toEqual([]);
  });
});
