import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { samplePerson } from '../samples/person';
import { writePersonSample } from '../samples/write-person';
import type { PackedProgram } from './packed-program';

/** A job from its file to report, results and tables takes about 20 s. */
const jobWithinMs = 120_000;
const outputs = { language: 'en', report: 'report.pdf', results: 'results.json', tables: 'tables.xlsx' };

/**
 * `kontor --batch run` of a package, as whoever uses it: once from an export to its outputs, once more with nothing to do. Answers what
 * came of it.
 * @param home a folder of the user
 * @throws Error with the words of the program when a code is another
 */
export function smokeBatch(program: PackedProgram, home: string): string {
  const folder = join(home, 'job');
  mkdirSync(folder);
  const files = writePersonSample(folder).map((path) => basename(path));
  const customer = { name: samplePerson, type: 'person' };
  const job = join(folder, 'job.yaml');
  writeFileSync(job, JSON.stringify({ version: 1, files, customer, send: true, outputs }));
  const { user } = program;
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (code: number) => {
    const done = program.run(['--batch', 'run', job], jobWithinMs);
    if (done.status !== code)
      throw new Error(`The job of the package ended with ${done.status}, not ${code}.\n${done.stderr}`);
    return done.stdout;
  };
  const told = run(0)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { event: string; transactionsDone?: number });
  const sent = told.find(({ event }) => event === 'upload')?.transactionsDone;
  const { report, results, tables } = outputs;
  const missing = [report, results, tables].filter((name) => !existsSync(join(folder, name)));
  if (!sent || missing.length > 0) throw new Error(`The job sent ${sent} and did not write ${missing}.`);
  if (readFileSync(join(folder, report)).subarray(0, 5).toString() !== '%PDF-')
    throw new Error('The report of the job is no PDF.');
  run(5);
  return `batch: ${sent} bookings sent, 3 outputs written, then nothing to do`;
}
