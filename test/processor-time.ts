import { readFileSync } from 'node:fs';

/** Processor time of this process in milliseconds: unlike a clock it stands still while other programs have the processor. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Processor time of this thread alone, without those that clear the memory beside it; of the process where the system does not say. */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return processorMs();
  }
}
