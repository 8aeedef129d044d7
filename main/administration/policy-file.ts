import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openToRead } from '../settings/open-to-read';
import { type Policy, PolicyFault, parsePolicy } from './policy';

/** A policy has a dozen members. */
const largestFile = 64 * 1024;

export interface FoundPolicy {
  readonly file: string;
  readonly policy: Policy;
}

export interface PolicyPlace {
  readonly file: string;
  /**
   * Whether only those write there who could change the program itself. In C:\ProgramData every user may make a folder before anybody else
   * does, and nothing that Node has tells whose a folder on Windows is: what lies there may forbid, but never say where programs come from.
   */
  readonly isProven: boolean;
}

/**
 * Where a policy may lie, the first counts. No variable leads to one: a variable is whatever the user of the program makes it, and on Windows
 * what is not proven stands behind what is.
 */
export function policyPlaces(platform: NodeJS.Platform, executable: string): PolicyPlace[] {
  const beside = { file: join(dirname(executable), 'kontor-policy.json'), isProven: true };
  if (platform === 'win32')
    return [beside, { file: join('C:\\ProgramData', 'Kontor', 'policy.json'), isProven: false }];
  const folder = platform === 'darwin' ? '/Library/Application Support/Kontor' : '/etc/kontor';
  return [{ file: join(folder, 'policy.json'), isProven: true }, beside];
}

/**
 * The first proven one that is there, and what it leaves open from a place that is not proven; null where nobody set anything.
 * @throws PolicyFault
 */
export function readPolicy(places: readonly PolicyPlace[]): FoundPolicy | null {
  let found: FoundPolicy | null = null;
  let isProvenFound = false;
  for (const { file, isProven } of places) {
    if (isProven && isProvenFound) continue;
    const text = textOf(file);
    if (text === null) continue;
    const policy = parsePolicy(file, text);
    if (!isProven && typeof policy.updates === 'object')
      throw new PolicyFault(file, 'updates (only beside the program)');
    isProvenFound ||= isProven;
    found = behind(found, { file, policy });
  }
  return found;
}

/** What the second says where the first is silent. */
function behind(first: FoundPolicy | null, second: FoundPolicy): FoundPolicy {
  if (!first) return second;
  return { file: `${first.file}, ${second.file}`, policy: { ...second.policy, ...first.policy } };
}

/** Everybody may write it, or put another one in its place: it is nobody's word. */
const writableByAll = 0o002;

function textOf(file: string): string | null {
  try {
    const handle = openSync(file, openToRead);
    try {
      const found = fstatSync(handle);
      if (found.isDirectory()) throw new PolicyFault(file, 'EISDIR');
      if (!found.isFile()) throw new PolicyFault(file, 'no file');
      if (found.size > largestFile) throw new PolicyFault(file, `${found.size} B`);
      const modes = [found.mode, statSync(dirname(file)).mode];
      if (process.platform !== 'win32' && modes.some((mode) => mode & writableByAll))
        throw new PolicyFault(file, 'EPERM (o+w)');
      return readFileSync(handle, 'utf8');
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (error instanceof PolicyFault) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new PolicyFault(file, code);
  }
}
