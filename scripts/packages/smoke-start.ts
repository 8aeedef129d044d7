import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, endOf, filteredProcesses, PackedProgram, type PackedStart } from './packed-program';
import { smokeBatch } from './smoke-batch';

/** Each spelling that the runtime takes, over switches that open it, weaken it or write to disk (SEC-31, SEC-43). */
const refusedSwitches = [
  '--remote-debugging-port=9222',
  '-remote-debugging-port=9222',
  '--REMOTE-DEBUGGING-PORT=9222',
  '--no-sandbox',
  '-no-sandbox',
  '--user-data-dir=/tmp/elsewhere',
  '-user-data-dir=/tmp/elsewhere',
  '--log-net-log=/tmp/elsewhere.json',
  '--enable-logging=file',
  '--disable-seccomp-filter-sandbox',
  '--proxy-pac-url=http://127.0.0.1:9/x.pac',
  '--ignore-certificate-errors-spki-list=x',
  '--renderer-cmd-prefix=/bin/true',
  '--a-switch-that-is-not-born-yet',
];
/** Variables with which the runtime writes keys, or its own log, to a file (SEC-31). */
const refusedVariables = ['SSLKEYLOGFILE', 'ELECTRON_ENABLE_LOGGING', 'ELECTRON_LOG_FILE', 'CHROME_LOG_FILE'];
const refusalCode = 2;

/**
 * Starts a packaged program with a fresh home, once with each switch and each variable that it must refuse, then plainly, and waits until
 * its log says that the page asked for its data and the store opened encrypted; every page must be in its sandbox then. At
 * the end it does a job without a window. Answers how long the plain start took to its first screen, in milliseconds.
 */
export async function smokeStart(packedExecutable: string): Promise<number> {
  const home = mkdtempSync(join(tmpdir(), 'kontor-smoke-'));
  const program = await PackedProgram.prepare(packedExecutable, home);
  const refuse = async (name: string, start: PackedStart) => {
    const code = await endOf(program.start(start));
    if (code !== refusalCode)
      throw new Error(`Started with ${name} it ended with ${code}, not ${refusalCode}.`);
    console.log(`refused: ${name}`);
  };
  try {
    for (const refused of refusedSwitches) await refuse(refused, { args: [refused] });
    for (const name of refusedVariables)
      await refuse(name, { variables: { [name]: join(home, 'elsewhere') } });
    const startedAt = Date.now();
    const child = program.start();
    await program.until(child, 'its first screen', () =>
      program.log().includes('"event":"page.ready","code":"encrypted"'),
    );
    const firstScreenMs = Date.now() - startedAt;
    const { pages, filtered } = filteredProcesses(child.pid ?? 0);
    if (pages === 0 || filtered < pages)
      throw new Error(`${pages - filtered} of ${pages} pages are without their sandbox.`);
    console.log(`sandbox: ${filtered} of ${pages} pages`);
    await ended(child);
    console.log(smokeBatch(program, home));
    return firstScreenMs;
  } finally {
    program.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}
