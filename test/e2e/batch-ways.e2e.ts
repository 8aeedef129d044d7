import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalService } from '../../main/local-service/start';
import { findElectron, programArgs } from '../../scripts/electron-runtime';
import { linesOf, runBatch, writeJob } from './driver/batch';
import { filesHolding } from './driver/disk-search';
import {
  answerSaveDialog,
  chooseLanguage,
  chooseTheme,
  createCustomer,
  importFiles,
  openCheck,
  sendPlan,
  until,
  waitForFile,
  waitForStore,
} from './driver/main-job';
import { startOwnService } from './driver/own-service';
import { picture } from './driver/pictures';
import { launchProgram } from './driver/program';

const sample = join(process.cwd(), 'assets', 'samples', 'Umsaetze_DE64901100424417208800_2025.09.15.csv');
const customer = { name: 'Beispiel GmbH', type: 'company' };

let work: string;
let userData: string;
let service: LocalService;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-batch-ways-'));
  userData = join(work, 'profile');
  service = await startOwnService();
  mkdirSync(userData, { recursive: true });
  const connection = {
    id: 'own',
    name: 'Own service',
    environment: 'local',
    baseAddress: service.address,
    clientId: service.clientId,
    timestampUnit: 's',
  };
  writeFileSync(join(userData, 'connections.json'), JSON.stringify([connection]));
});
afterAll(async () => {
  await service.stop();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('secrets, key stores and steps of a job without a window', () => {
  it('when the secret comes on standard input, it is used and kept nowhere', async () => {
    const job = writeJob(work, 'own.json', {
      files: [sample],
      customer,
      connection: 'Own service',
      questions: { holders: 'confirm' },
      send: true,
      analyse: false,
    });
    const without = await runBatch(['run', job], { userData });
    expect(without.code, without.words).not.toBe(0);
    const given = await runBatch(['run', job, '--secret-stdin'], {
      userData,
      input: `${service.clientSecret}\n`,
    });
    expect(given.code, given.words).toBe(0);
    expect(linesOf(given, 'upload')).toMatchObject([{ state: 'done', transactionsDone: 601 }]);
    expect(filesHolding(userData, [service.clientSecret])).toEqual([]);
    expect(JSON.stringify(given.lines) + given.words).not.toContain(service.clientSecret);
  });

  it('when the steps are called one by one, each knows what was done', async () => {
    const who = ['--customer', customer.name, '--secret-stdin'];
    const secret = { userData, input: `${service.clientSecret}\n` };
    const imports = await runBatch(['list', 'imports'], { userData });
    const [{ id } = { id: '' }] = linesOf(imports, 'import') as unknown as { id: string }[];
    const sent = await runBatch(['send', id, ...who], secret);
    expect(sent.code, sent.words).toBe(5);
    const first = await runBatch(['analyse', ...who], secret);
    expect(first.code, first.words).toBe(0);
    const second = await runBatch(['analyse', ...who], secret);
    expect(second.code, second.words).toBe(5);
    const report = join(work, 'steps', 'report.pdf');
    const reported = await runBatch(['report', '--customer', customer.name, '--out', report], { userData });
    expect(reported.code, reported.words).toBe(0);
    expect(readFileSync(report).subarray(0, 5).toString()).toBe('%PDF-');
    const tables = join(work, 'steps', 'tables.zip');
    const exported = await runBatch(['export', '--customer', customer.name, '--tables', tables], {
      userData,
    });
    expect(exported.code, exported.words).toBe(0);
    expect(readFileSync(tables).subarray(0, 2).toString()).toBe('PK');
    const nobody = await runBatch(['analyse', '--customer', 'Nobody'], { userData });
    expect(nobody.code, nobody.words).toBe(3);
  });

  it('when the service is away, the job may do it later', async () => {
    const job = writeJob(work, 'away.json', {
      files: [sample],
      customer: { ...customer, name: 'Away' },
      connection: 'Gone',
      send: true,
    });
    const connections = JSON.parse(readFileSync(join(userData, 'connections.json'), 'utf8'));
    const gone = { ...connections[0], id: 'gone', name: 'Gone', baseAddress: 'http://127.0.0.1:9' };
    writeFileSync(join(userData, 'connections.json'), JSON.stringify([...connections, gone]));
    const run = await runBatch(['run', job, '--secret-stdin'], { userData, input: 'any\n' });
    expect(run.code, run.words).toBe(4);
  });

  it.skipIf(process.platform !== 'linux')(
    'when there is no key store, it says what to do and keeps nothing',
    async () => {
      const bare = join(work, 'bare');
      const env = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
      const run = await runBatch(['list', 'customers'], { userData: bare, env });
      expect(run.code, run.words).toBe(1);
      expect(run.words).toMatch(/gnome-keyring/);
      expect(existsSync(join(bare, 'kontor.db'))).toBe(false);
    },
  );
});

describe('a try', () => {
  it('when it is interrupted or killed anywhere, it leaves neither an import nor a mapping', async () => {
    const profile = { userData: join(work, 'tries') };
    const asking = join(process.cwd(), 'test', 'fixtures', 'cases', 'B001.csv');
    const job = writeJob(work, 'try.json', {
      files: [sample, asking],
      customer,
      questions: { answers: { currency: 'EUR' }, others: 'proposed', recognition: 'confirm' },
    });
    const ends = [
      [['read', sample], 'file', 'SIGINT', 4],
      [['run', job, '--dry-run'], 'reading', 'SIGINT', 4],
      [['run', job, '--dry-run'], 'reading', 'SIGKILL', null],
      [['run', job, '--dry-run'], 'import', 'SIGKILL', null],
    ] as const;
    for (const [words, event, signal, code] of ends) {
      const onStart = (child: ChildProcess) => onTold(child, event, () => child.kill(signal));
      const run = await runBatch([...words], { ...profile, onStart });
      expect(run.code, `${words.join(' ')}: ${run.words}`).toBe(code);
      const imports = await runBatch(['list', 'imports'], profile);
      expect(linesOf(imports, 'import'), `${words.join(' ')} ${signal}`).toEqual([]);
    }
    const program = await launchProgram(profile);
    try {
      await waitForStore(program.window);
      const templates = await program.window.evaluate(() => window.kontor.templates.list());
      expect(templates).toEqual({ ok: true, value: [] });
    } finally {
      await program.quit();
    }
  });
});

describe('an import of the window', () => {
  it('when it was sent, one press makes a job of it, which runs', async () => {
    const program = await launchProgram({ userData: join(work, 'window') });
    const { window: page } = program;
    try {
      await chooseLanguage(page, 'en');
      await importFiles(page, [sample]);
      await openCheck(page);
      await createCustomer(page, { name: customer.name, type: 'Company' });
      await sendPlan(page);
      for (const [language, theme, width, height] of looks) {
        await chooseLanguage(page, language);
        await chooseTheme(page, theme);
        await page.setViewportSize({ width, height });
        await picture(page, `save-as-job-${language}-${theme}-${width}`);
      }
      await chooseLanguage(page, 'en');
      const job = join(work, 'window-job', 'job.yaml');
      mkdirSync(join(work, 'window-job'));
      await answerSaveDialog(program, job);
      await page.getByRole('button', { name: 'Save as a job' }).click();
      await waitForFile(job);
      expect(readFileSync(job, 'utf8')).toContain(customer.name);
    } finally {
      await program.quit();
    }
    // As it was saved, beside the exports: what was sent is not sent again.
    cpSync(sample, join(work, 'window-job', basename(sample)));
    const run = await runBatch(['run', join(work, 'window-job', 'job.yaml')], {
      userData: join(work, 'window'),
    });
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'upload')).toEqual([]);
    // The import was not analysed in the window: that is what there is to do.
    expect(linesOf(run, 'run')).toMatchObject([{ state: 'done' }]);
  });
});

const looks = [
  ['en', 'light', 1280, 800],
  ['en', 'dark', 900, 600],
  ['de', 'light', 900, 600],
  ['de', 'dark', 1280, 800],
] as const;

/** Once, when the program has told an event. */
function onTold(child: ChildProcess, event: string, act: () => void): void {
  let told = '';
  let isDone = false;
  child.stdout?.on('data', (data: Buffer) => {
    told += data.toString('utf8');
    if (isDone || !told.includes(`"event":"${event}"`)) return;
    isDone = true;
    act();
  });
}

describe('a watched folder with a job', () => {
  it('when the watch is killed after it read and before it sent, the next one sends, once', async () => {
    const folder = join(work, 'incoming-of-job');
    mkdirSync(folder);
    cpSync(sample, join(folder, 'one.csv'));
    const outputs = { language: 'en', tables: 'incoming-of-job/tables.xlsx' };
    const job = writeJob(work, 'watched.json', {
      files: [folder],
      customer,
      // Under another name the bank is less sure.
      questions: { holders: 'confirm', recognition: 'confirm' },
      send: true,
      outputs,
    });
    const profile = { userData: join(work, 'watching-job') };
    const watch = (event: string, signal: NodeJS.Signals) =>
      runBatch(['watch', folder, '--job', job], {
        ...profile,
        onStart: (child) => onTold(child, event, () => child.kill(signal)),
      });
    const killed = await watch('plan', 'SIGKILL');
    expect(killed.code).toBeNull();
    expect(linesOf(killed, 'upload')).toEqual([]);
    const second = await watch('taskEnd', 'SIGINT');
    expect(second.code, second.words).toBe(0);
    expect(linesOf(second, 'upload')).toMatchObject([{ state: 'done', transactionsDone: 601 }]);
    expect(existsSync(join(folder, 'tables.xlsx'))).toBe(true);
    cpSync(sample, join(folder, 'again.csv'));
    writeFileSync(join(folder, 'two.csv'), 'no export\n');
    const third = await watch('taskEnd', 'SIGINT');
    // Neither what was sent, nor a copy of it, nor what the job writes there.
    expect(linesOf(third, 'file').map(({ name }) => name)).toEqual(['two.csv']);
    expect(linesOf(third, 'upload')).toEqual([]);
    const customers = await runBatch(['list', 'customers'], profile);
    expect(linesOf(customers, 'customer')).toMatchObject([{ transactions: 601 }]);
  });
});

describe('a watched folder', () => {
  it('when exports come, they become one import that nobody sends; a window that is opened meanwhile comes at the end', async () => {
    const folder = join(work, 'incoming');
    mkdirSync(folder);
    let child: ChildProcess | null = null;
    const profile = join(work, 'watching');
    const watching = runBatch(['watch', folder], {
      userData: profile,
      onStart: (started) => {
        child = started;
      },
    });
    let told = '';
    const running = child as unknown as ChildProcess;
    running.stdout?.on('data', (data: Buffer) => {
      told += data.toString('utf8');
    });
    cpSync(sample, join(folder, 'one.csv'));
    await until('the export is an import', async () => told.includes('"taskEnd"'));
    const runtime = findElectron(() => undefined);
    const second = spawn(runtime.executable, [...programArgs(runtime)], {
      env: { ...process.env, KONTOR_USER_DATA: profile },
      stdio: 'ignore',
    });
    expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0);
    running.kill('SIGINT');
    const run = await watching;
    expect(run.code, run.words).toBe(0);
    expect(linesOf(run, 'import')).toMatchObject([{ files: 1, rows: 601 }]);
    expect(linesOf(run, 'taskEnd')).toMatchObject([{ outcome: 'done' }]);
    expect(linesOf(run, 'upload')).toEqual([]);
    expect(run.words).toMatch(/when this job is over|wenn dieser Auftrag/);
    // The lock names the process that has the profile now.
    const lock = join(profile, 'SingletonLock');
    const owner = () => Number(readlinkSync(lock).split('-').at(-1));
    await until(
      'the window has come',
      async () => existsSync(join(profile, 'logs', 'kontor.log')) && isAlive(owner(), running.pid),
    );
    process.kill(owner(), 'SIGKILL');
  });
});

function isAlive(pid: number, notThis: number | undefined): boolean {
  if (pid === notThis) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
