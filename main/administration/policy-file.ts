import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Policy, PolicyFault, parsePolicy } from './policy';

/** A policy has a dozen members. */
const largestFile = 64 * 1024;

const usualProgramData = 'C:\\ProgramData';

export interface FoundPolicy {
  readonly file: string;
  readonly policy: Policy;
}

/** Where a policy may lie: the system's folder counts before the program's own. */
export function policyPlaces(
  platform: NodeJS.Platform,
  executable: string,
  environment: NodeJS.ProcessEnv = {},
): string[] {
  const ofSystem: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['/Library/Application Support/Kontor'],
    // Its usual place first: a variable is whatever the user of the program makes it.
    win32: [usualProgramData, environment.ProgramData || usualProgramData].map((folder) =>
      join(folder, 'Kontor'),
    ),
  };
  const folders = new Set(ofSystem[platform] ?? ['/etc/kontor']);
  return [
    ...[...folders].map((folder) => join(folder, 'policy.json')),
    join(dirname(executable), 'kontor-policy.json'),
  ];
}

/** The first of them that is there; null where nobody set anything. @throws PolicyFault */
export function readPolicy(places: readonly string[]): FoundPolicy | null {
  for (const file of places) {
    const text = textOf(file);
    if (text !== null) return { file, policy: parsePolicy(file, text) };
  }
  return null;
}

function textOf(file: string): string | null {
  try {
    const { size } = statSync(file);
    if (size > largestFile) throw new PolicyFault(file, `${size} B`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof PolicyFault) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new PolicyFault(file, code);
  }
}
