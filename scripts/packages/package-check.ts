import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../project-root';

/** What lies beside the program for people: our licence, those of others, the bill of materials, the runtime's own two. */
const legalFiles = [
  'LICENSE.kontor.txt',
  'NOTICES.txt',
  'bill-of-materials.cdx.json',
  'LICENSE.electron.txt',
  'LICENSES.chromium.html',
];

/** Native parts of a packaged program, as paths below its folder; exactly these may be there. */
export function wantedNatives(platform: NodeJS.Platform, arch: string): string[] {
  const libsql =
    { linux: `linux-${arch}-gnu`, win32: `win32-${arch}-msvc` }[platform as string] ?? `${platform}-${arch}`;
  return [
    `node_modules/@libsql/${libsql}/index.node`,
    `node_modules/keytar/prebuilds/${platform}-${arch}/keytar.node`,
  ];
}

/** What is wrong with a packaged folder: a native part of another system, or a text that must go along and does not. */
export function packageFaults(folder: string, platform: NodeJS.Platform, arch: string): string[] {
  const unpacked = join(folder, 'resources', 'app.asar.unpacked');
  const natives = existsSync(unpacked)
    ? readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith('.node'))
    : [];
  const wanted = wantedNatives(platform, arch);
  return [
    ...natives.filter((path) => !wanted.includes(path)).map((path) => `of another system: ${path}`),
    ...wanted.filter((path) => !natives.includes(path)).map((path) => `missing: ${path}`),
    ...legalFiles.filter((file) => !existsSync(join(folder, file))).map((file) => `missing: ${file}`),
  ];
}

/** Bytes of all files below a folder. Links are not followed: the stand-in runtime has one that leads to us, and back to itself. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(path);
    return sum + (entry.isFile() ? statSync(path).size : 0);
  }, 0);
}

type Target = string | { target: string; arch?: string[] };
interface PackageConfiguration {
  readonly [system: string]:
    | { target?: Target[]; icon?: string; entitlements?: string; include?: string }
    | undefined;
}

/** One line for each system that packages are made for, as the configuration says; throws when a file it names is missing. */
export function describeTargets(): string[] {
  const config = parse(
    readFileSync(join(projectRoot, 'electron-builder.yml'), 'utf8'),
  ) as PackageConfiguration;
  return (['linux', 'mac', 'win'] as const).map((system) => {
    const { target = [], icon = '', entitlements } = config[system] ?? {};
    const named = [icon, entitlements, system === 'win' ? config.nsis?.include : undefined].filter(
      (file): file is string => file !== undefined,
    );
    for (const file of named)
      if (!existsSync(join(projectRoot, file))) throw new Error(`${system}: ${file} is not there.`);
    const targets = target.map((one) =>
      typeof one === 'string' ? one : `${one.target} (${one.arch?.join(', ')})`,
    );
    return `${system}: ${targets.join(', ')}; with ${named.join(', ')}`;
  });
}
