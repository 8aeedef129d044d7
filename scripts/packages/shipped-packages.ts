import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders, sourceFiles } from '../source-files';

/** A package of others that is part of what a user installs. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression as the package states it; empty when it states none. */
  readonly licence: string;
  /** Text of its licence file, and of a notice beside it; empty when it has none. */
  readonly text: string;
  /** `https` address of its sources, where it names one. */
  readonly home: string | null;
  /** Hash of the archive as the lock file pins it (`sha512-...`); null for a package that the lock file does not know. */
  readonly integrity: string | null;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  repository?: string | { url?: string };
}

const imported = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\burl\(|@import\s+)['"]([^'".][^'"]*)['"]/g;
/** What the runtime brings: its licences lie beside the program already. */
const ofRuntime: ReadonlySet<string> = new Set(['electron']);

/**
 * Every package whose code can be in the program, by name: what the product's files import, and what those need in turn.
 * More than the bundles hold, never less: the build compares.
 */
export function shippedPackages(): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const pinned = readLockedHashes();
  const visit = (name: string, from: string, isOptional: boolean): void => {
    const folder = folderOf(name, from);
    // Of an optional package only the one for this platform is installed.
    if (folder === null && isOptional) return;
    if (folder === null) throw new Error(`The package ${name} is not installed.`);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const key = `${manifest.name}@${manifest.version}`;
    if (found.has(key)) return;
    found.set(key, describe(manifest, folder, pinned));
    for (const next of Object.keys(manifest.dependencies ?? {})) visit(next, folder, false);
    for (const next of Object.keys(manifest.optionalDependencies ?? {})) visit(next, folder, true);
  };
  const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  // What stays a package beside the bundles is named as a dependency of ours; the bundles hold what is imported.
  for (const name of [...Object.keys(own.dependencies ?? {}), ...importedPackages()])
    visit(name, projectRoot, false);
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  );
}

/** Names of the packages that files of the product import, style sheets included. */
function importedPackages(): Set<string> {
  const names = new Set<string>();
  for (const file of sourceFiles(productFolders, /\.(?:tsx?|css)$/)) {
    for (const [, path = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(imported)) {
      const name = packageOf(path);
      if (!isBuiltin(path) && !path.includes(':') && !path.startsWith('/') && !ofRuntime.has(name))
        names.add(name);
    }
  }
  return names;
}

/** `@scope/name` of `@scope/name/a/b`. */
export function packageOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

function folderOf(name: string, from: string): string | null {
  for (let place = from; place.startsWith(projectRoot); place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return null;
}

function describe(manifest: Manifest, folder: string, pinned: ReadonlyMap<string, string>): ShippedPackage {
  const { name, version, license, repository } = manifest;
  const address = (typeof repository === 'string' ? repository : (repository?.url ?? ''))
    .replace(/^git\+/, '')
    .replace(/\.git$/, '');
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? ''),
    text: licenceText(folder),
    home: /^https:\/\/\S+$/.test(address) ? address : null,
    integrity: pinned.get(`${name}@${version}`) ?? null,
  };
}

function licenceText(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** By `name@version`. */
function readLockedHashes(): Map<string, string> {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version?: string; integrity?: string }>;
  };
  const hashes = new Map<string, string>();
  for (const [path, { name, version, integrity }] of Object.entries(lock.packages)) {
    const own = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (version && integrity) hashes.set(`${own}@${version}`, integrity);
  }
  return hashes;
}
