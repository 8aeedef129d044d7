import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobOf, readJob } from '../../../../main/batch/job-file';
import { threadMs } from '../../../processor-time';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-hostile-jobs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const least = 'version: 1\nfiles: [exports]\ncustomer: { name: Muster GmbH, type: company }\n';
const longest = 256 * 1024;
const most = longest - least.length - 100;
/** As much of it as a job file may hold, behind a whole job. */
const filled = (piece: string, end = '') =>
  `${least}x: ${piece.repeat(Math.floor(most / piece.length))}${end}\n`;
const grown = (levels: number) =>
  Array.from(
    { length: levels },
    (_, at) => `a${at}: &a${at} [${at === 0 ? 'x' : `*a${at - 1},`.repeat(9)}]`,
  ).join('\n');

/** Texts that are no job, or more than one, or meant to keep whoever reads them at work. */
const hostile: [string, string][] = [
  ['brackets within each other', filled('[')],
  ['braces within each other', filled('{a: ')],
  ['lists within each other by dashes', filled('- ')],
  ['keys that are keys', filled('? ')],
  ['as many empty lists', filled('[],', '')],
  ['a text that never ends', filled('"')],
  ['escapes without end', filled('"\\x41', '"')],
  ['signs of a reference', filled('&a ')],
  ['lists that hold lists, a billion in all', `${least}${grown(30)}\n`],
  ['a list that holds itself', `${least}x: &x [*x]\n`],
  ['members that every object has', `${least}__proto__: { production: true }\n`],
  ['a maker for a member', `${least}constructor: { prototype: { send: true } }\n`],
  ['production by a merge', `${least.replace('version', 'base: &b { production: true }\n<<: *b\nversion')}`],
  ['a function as a value', `${least}send: !!js/function 'function () { return true }'\n`],
  ['bytes as a value', `${least}connection: !!binary aGk=\n`],
  ['one member twice', `${least}send: false\nsend: true\n`],
  [
    'one member twice in JSON',
    '{"version":1,"version":1,"files":["a"],"customer":{"name":"M","type":"person"}}',
  ],
  ['two jobs in one file', `${least}---\n${least}`],
  ['another version of the language', `%YAML 9.9\n---\n${least}%`],
  ['signs of 16 bits each', Buffer.from(least, 'utf16le').toString('latin1')],
  ['a number for a text', least.replace('Muster GmbH', '1e999')],
  ['yes for true', `${least}send: yes\n`],
  ['a name without end', least.replace('Muster', 'M'.repeat(100_000))],
  ['a thousand and one files', least.replace('[exports]', `[${'a,'.repeat(1_001)}]`)],
];

describe('a job file of somebody who means harm', () => {
  it.each(hostile)('when it has %s, is refused, and soon', async (_, text) => {
    const before = threadMs();
    const reading = await jobOf(text, '/jobs').catch((error: unknown) => ({
      kind: 'invalid',
      what: String(error),
    }));
    expect(reading.kind).toBe('invalid');
    expect(threadMs() - before).toBeLessThan(5_000);
    expect({}).not.toHaveProperty('production');
  });

  it.skipIf(process.platform === 'win32')(
    'when it is a pipe, a device without end, a folder or a link to itself, is refused at once',
    async () => {
      const path = (name: string) => join(folder, name);
      spawnSync('mkfifo', [path('pipe.yaml')]);
      mkdirSync(path('folder.yaml'));
      symlinkSync(path('circle.yaml'), path('circle.yaml'));
      for (const place of [
        path('pipe.yaml'),
        '/dev/zero',
        path('folder.yaml'),
        path('circle.yaml'),
        path('none.yaml'),
      ])
        expect(await readJob(place), place).toEqual({ kind: 'invalid', what: place });
    },
  );

  it('when it is longer than a job is, is refused; one just below is read', async () => {
    const path = join(folder, 'long.yaml');
    const padded = (bytes: number) => `${least}#${'x'.repeat(bytes - least.length - 1)}`;
    writeFileSync(path, padded(longest + 1));
    expect(await readJob(path)).toEqual({ kind: 'invalid', what: path });
    writeFileSync(path, padded(longest));
    expect((await readJob(path)).kind).toBe('job');
  });
});
