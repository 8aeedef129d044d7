import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build';
import { type ElectronRuntime, findElectron } from './electron-runtime';
import { checkArchive } from './packages/archive-check';
import { readFuses } from './packages/fuses';
import { writeLegalFiles } from './packages/legal-files';
import { describeTargets, packageFaults, sizeOf } from './packages/package-check';
import { smokeStart } from './packages/smoke-start';
import { projectRoot } from './project-root';
import { ensureSystemLibraries } from './system-libraries';

/**
 * `npm run pack`: the program as a folder; its fuses, size and contents read back, started once up to its first screen. What
 * each system's packages would be is read back from the configuration (docs/releasing.md). With `--built` it takes the build
 * that is there: the end-to-end tests beside it run that one.
 */
async function pack(isBuilt: boolean): Promise<void> {
  ensureSystemLibraries(['run', 'headless']);
  const runtime = findElectron();
  if (!isBuilt) await buildProgram();
  if (writeLegalFiles(runtime.version).length > 0) throw new Error('A licence is not allowed.');
  const folder = buildFolder(runtime);
  const archive = checkArchive(folder);
  const faults = [...packageFaults(folder, process.platform, process.arch), ...archive.faults];
  if (faults.length > 0) throw new Error(`The package is not as it should be: ${faults.join('; ')}.`);
  console.log(`archive: ${archive.files} files, none for developers only`);
  tellSize(folder, runtime);
  for (const line of describeTargets()) console.log(`target ${line}`);
  for (const line of await readFuses(join(folder, 'kontor'))) console.log(line);
  const firstScreenMs = await smokeStart(join(folder, 'kontor'));
  console.log(`Packaged program in ${folder}: first screen after ${firstScreenMs} ms.`);
}

function buildFolder(runtime: ElectronRuntime): string {
  const work = mkdtempSync(join(tmpdir(), 'kontor-pack-'));
  try {
    const args = ['--linux', 'dir', '--x64', '--publish', 'never'];
    if (runtime.isFallback) {
      // The stand-in runtime starts our sources through a link that a packaged program must not have.
      const distribution = join(work, 'electron');
      cpSync(runtime.folder, distribution, {
        recursive: true,
        filter: (path) => !path.endsWith('/resources/app'),
      });
      args.push(`--config.electronDist=${distribution}`, `--config.electronVersion=${runtime.version}`);
      args.push('--config', configWithoutNewerFuses(work));
    }
    rmSync(join(projectRoot, 'release'), { recursive: true, force: true });
    const outcome = spawnSync(join(projectRoot, 'node_modules', '.bin', 'electron-builder'), args, {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    const folder = join(projectRoot, 'release', 'linux-unpacked');
    if (outcome.status !== 0 || !existsSync(join(folder, 'kontor')))
      throw new Error('electron-builder failed.');
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function tellSize(folder: string, runtime: ElectronRuntime): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  const [whole, empty] = [sizeOf(folder), sizeOf(runtime.folder)];
  console.log(
    `size: ${megabytes(whole)}, the empty runtime ${megabytes(empty)}, Kontor ${megabytes(whole - empty)}`,
  );
}

/** electron-builder stops at a fuse that the runtime does not know; the official one knows them all. */
function configWithoutNewerFuses(work: string): string {
  const config = join(work, 'electron-builder.yml');
  const lines = readFileSync(join(projectRoot, 'electron-builder.yml'), 'utf8').split('\n');
  writeFileSync(
    config,
    lines.filter((line) => !line.includes('grantFileProtocolExtraPrivileges')).join('\n'),
  );
  return config;
}

pack(process.argv.includes('--built')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
