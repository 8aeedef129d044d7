import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../../scripts/project-root';
import type { ServiceAccess } from './own-service';

export interface ServiceProgram extends ServiceAccess {
  stop(): Promise<void>;
}

/** `npm run service` as an integrator starts it: a process of its own, known by what it prints. */
export async function startServiceProgram(): Promise<ServiceProgram> {
  const tsx = join(projectRoot, 'node_modules', '.bin', 'tsx');
  const child = spawn(tsx, [join('scripts', 'service.ts')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const told = new Map<string, string>();
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, value] = /^(address|client id|client secret)\s+(\S+)$/.exec(line) ?? [];
    if (name && value) told.set(name, value);
    if (told.size === 3) break;
  }
  const part = (name: string) => {
    const value = told.get(name);
    if (value === undefined) throw new Error(`the service did not tell its ${name}`);
    return value;
  };
  return {
    address: part('address'),
    clientId: part('client id'),
    clientSecret: part('client secret'),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
