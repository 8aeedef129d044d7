import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  analyse,
  chooseCustomer,
  chooseLanguage,
  chooseTheme,
  createCustomer,
  importFiles,
  openCheck,
  openResultTab,
  saveReport,
  saveResults,
  sendPlan,
  waitUntilRead,
} from '../test/e2e/driver/main-job';
import { analysePerson } from '../test/e2e/driver/person-job';
import { launchProgram, type RunningProgram } from '../test/e2e/driver/program';
import { buildProgram } from './build';
import { startHeadlessDesktop } from './headless';
import { projectRoot } from './project-root';

const samples = join(projectRoot, 'assets', 'samples');
const customer = { name: 'Möbelwerkstatt Tannenried GmbH', type: 'Company' };

/** Tabs of the results, as the English window names them, and the names of their pictures. */
const resultTabs = [
  ['Overview', 'results'],
  ['Credits and leasing', 'credits'],
  ['Insurances', 'insurances'],
  ['Investments', 'investments'],
  ['Internal bookings', 'internal-bookings'],
  ['Cash flow', 'cash-flow'],
  ['Other results', 'other-results'],
] as const;

/**
 * `npm run demo -- --out DIR`: the whole job on the sample exports, in the real program, driven as a user would: files
 * in, checked, sent to the embedded service, analysed, report out. On a display, bus and keyring of its own, so that it
 * neither disturbs the screen nor touches the user's key store.
 */
export async function runDemo(options: { out: string }): Promise<number> {
  const out = resolve(options.out);
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'kontor-demo-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  const { window } = program;
  let pictures = 0;
  const picture = async (name: string) => {
    pictures += 1;
    const file = `${String(pictures).padStart(2, '0')}-${name}.png`;
    // Anything that fades in has done so by then.
    await window.waitForTimeout(400);
    await window.screenshot({ path: join(out, file) });
  };
  try {
    await playFirstAct(program, out, picture);
    await playSecondAct(program, out, picture);
    console.log('Second act: a later export of one account; the report names the account that ends early.');
    await playPerson(program, out, picture);
    console.log('A person beside the company: pictures of each view, and the report in both languages.');
    await openResultTab(window, 'Overview');
    await chooseTheme(window, 'dark');
    await chooseLanguage(window, 'de');
    await picture('results-dark-german');
    for (const [place, name] of [
      ['Kunden', 'customers'],
      ['Verbindungen', 'connections'],
      ['Aktivität', 'activity'],
      ['Einstellungen', 'settings'],
    ] as const) {
      await window.getByRole('button', { name: place, exact: true }).first().click();
      await picture(`${name}-dark-german`);
    }
    console.log(`${pictures} pictures, the reports and the results as JSON are in ${options.out}.`);
    return 0;
  } catch (error) {
    console.error(error);
    await window.screenshot({ path: join(out, 'failed.png') }).catch(() => undefined);
    console.error(lastLines(join(work, 'profile', 'logs', 'kontor.log')));
    return 1;
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The job of `runDemo` on the company's files, up to the report. */
async function playFirstAct(
  program: RunningProgram,
  out: string,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const { window } = program;
  await chooseLanguage(window, 'en');
  await chooseTheme(window, 'light');
  await picture('start');
  const files = readdirSync(samples).filter((name) => name.endsWith('.csv'));
  await importFiles(
    window,
    files.map((name) => join(samples, name)),
  );
  console.log(`Read ${files.length} export files.`);
  await picture('files');
  await openCheck(window);
  await picture('accounts');
  await window.getByRole('tab', { name: /^Rows/ }).click();
  await picture('rows');
  await createCustomer(window, customer);
  await picture('plan');
  await sendPlan(window);
  await picture('sent');
  console.log(`Sent the accounts of ${customer.name} to the embedded service and read them back.`);
  await analyse(window);
  console.log('Analysed.');
  for (const [tab, name] of resultTabs) {
    await openResultTab(window, tab);
    await picture(name);
  }
  await saveReport(program, join(out, 'report.pdf'));
  await saveResults(program, join(out, 'results.json'));
  console.log('Saved report.pdf and results.json.');
}

/**
 * The second act: weeks later one account is exported again, and nothing new comes of the other. The newest balance counts, and
 * results and report name the account that ends early and the day after which it is silent.
 */
async function playSecondAct(
  program: RunningProgram,
  out: string,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const { window } = program;
  const folder = join(samples, 'second-act');
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  await window.getByRole('button', { name: 'Import', exact: true }).first().click();
  await window
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((name) => join(folder, name)));
  await waitUntilRead(window, 3 + files.length);
  await openCheck(window);
  await picture('second-act-accounts');
  await chooseCustomer(window, customer.name);
  await picture('second-act-plan');
  await sendPlan(window);
  await analyse(window);
  for (const [tab, name] of resultTabs) {
    await openResultTab(window, tab);
    await picture(`second-act-${name}`);
  }
  await saveReport(program, join(out, 'second-act-report.pdf'));
  await saveReport(program, join(out, 'second-act-report-german.pdf'), 'German');
  await saveResults(program, join(out, 'second-act-results.json'));
}

const personTabs = [
  ['Overview', 'overview'],
  ['Points to check', 'points'],
  ['Income', 'income'],
  ['Spending', 'spending'],
  ['Household', 'household'],
  ['Risk signs', 'risk-signs'],
  ['Living situation', 'living-situation'],
  ['Other results', 'other-results'],
] as const;

/** A person with one account: what comes in, what goes out, what is left, what is owed, what is wrong. */
async function playPerson(
  program: RunningProgram,
  out: string,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const { window } = program;
  const folder = mkdtempSync(join(tmpdir(), 'kontor-demo-person-'));
  try {
    await window.getByRole('button', { name: 'Import', exact: true }).first().click();
    await analysePerson(window, folder);
    for (const [tab, name] of personTabs) {
      await openResultTab(window, tab);
      await picture(`person-${name}`);
    }
    await saveReport(program, join(out, 'person-report.pdf'));
    await saveReport(program, join(out, 'person-report-german.pdf'), 'German');
    await saveResults(program, join(out, 'person-results.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lastLines(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return 'The program wrote no log.';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'kontor-demo' } } });
  runDemo({ out: values.out }).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
