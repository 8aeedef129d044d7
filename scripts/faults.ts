import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type KillRunReport, runKills } from '../test/faults/kill-run';
import { buildProgram } from './build';
import { findElectron } from './electron-runtime';
import { startHeadlessDesktop } from './headless';
import { projectRoot } from './project-root';

interface Proof {
  /** Test files by their names. */
  files: string[];
  /** The test of them, where not all are meant. */
  title?: string;
}

/** What an upload promises, each by a word of its own: `npm run faults -- --sent-twice`. */
const proofs = {
  'sent-twice': { files: ['upload/sent-twice.test.ts', 'upload/split-import.property.test.ts'] },
  'flipped-sign': { files: ['upload/corrected-import.test.ts'], title: 'the flipped sign' },
  overlaps: { files: ['upload/roll-back.test.ts'], title: 'when two imports overlap' },
  'bad-rows': { files: ['upload/refused-rows.fault.test.ts'] },
  matrix: { files: ['matrix/fault-matrix.fault.test.ts'] },
  'killed-anywhere': { files: ['upload/killed-upload.test.ts'] },
} satisfies Record<string, Proof>;

const isAsked = Object.fromEntries(
  Object.keys(proofs).map((name) => [name, { type: 'boolean' }] as const),
) as Record<keyof typeof proofs, { type: 'boolean' }>;

/**
 * `npm run faults`: every `*.fault.test.ts`, with the schedule and tables that they print.
 * `npm run faults -- --NAME`: one of `proofs`; `--sent-twice --of documents,reports` of some folders of fixtures alone.
 * `npm run faults -- --kills N [--minutes M] [--bookings B] [--seed S]`: the real program, killed N times.
 */
async function faults(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      ...isAsked,
      of: { type: 'string' },
      kills: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      bookings: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const asked = Object.entries(proofs).filter(([name]) => name in values);
  if (asked.length > 0) return asked.map(([, proof]) => runTests(proof, values.of)).every(Boolean);
  if (values.kills === undefined) return runTests({ files: ['.fault.test.ts'] });
  const [kills, minutes, bookings, seed] = [values.kills, values.minutes, values.bookings, values.seed].map(
    Number,
  );
  const figures = { kills: kills ?? 0, minutes: minutes ?? 0, bookings: bookings ?? 0, seed: seed ?? 0 };
  if (!Object.values(figures).every(Number.isInteger)) throw new Error('All figures are whole numbers.');
  findElectron();
  await buildProgram();
  const work = mkdtempSync(join(tmpdir(), 'kontor-kills-'));
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const began = Date.now();
  let isStuck = true;
  try {
    const report = await runKills({ ...figures, work, say: (line) => console.log(line) });
    tell(report, Math.round((Date.now() - began) / 1_000));
    const { lost, doubled, otherBalances, stuck } = report;
    isStuck = stuck > 0;
    return report.kills === figures.kills && lost + doubled + otherBalances + stuck === 0;
  } finally {
    desktop.stop();
    // What stood still is looked into afterwards.
    if (isStuck) console.log(`kept: ${work}`);
    else rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

function tell(report: KillRunReport, seconds: number): void {
  const counts = (of: Partial<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  console.log(`killed in: ${counts(report.killsIn)}`);
  console.log(
    `${report.jobs} jobs, ${report.requests} requests, faults on the way: ${counts(report.faults)}`,
  );
  console.log(`asked again without a kill: ${report.askedAgain.length}`);
  for (const what of new Set(report.askedAgain)) console.log(`  ${what}`);
  const spent = Object.entries(report.seconds).map(([on, took]) => [on, Math.round(took)] as const);
  console.log(`seconds: ${counts(Object.fromEntries(spent))}`);
  console.log(`took ${seconds} s, other balances: ${report.otherBalances}`);
  console.log(
    `kills: ${report.kills}, lost: ${report.lost}, doubled: ${report.doubled}, stuck: ${report.stuck}`,
  );
}

/** @param fixtures folders with a comma between them; left out: all */
function runTests({ files, title }: Proof, fixtures?: string): boolean {
  const only = title === undefined ? [] : ['-t', title];
  const vitest = join(projectRoot, 'node_modules', '.bin', 'vitest');
  // What they print are their results. The option takes the word behind it for its value: nothing may follow.
  const outcome = spawnSync(vitest, ['run', ...files, ...only, '--disable-console-intercept'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      KONTOR_EVERY_FIXTURE: '1',
      ...(fixtures === undefined ? {} : { KONTOR_FIXTURES: fixtures }),
    },
  });
  return outcome.status === 0;
}

faults().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
