import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100;

interface ThreadTime {
  name: string;
  seconds: number;
}

/** Fields of a `stat` file behind the name, which stands in parentheses and may hold blanks. */
function readStat(path: string): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(path, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

function listed(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Processes that come from one, this one included. */
function familyOf(root: number): string[] {
  const parents = new Map(listed('/proc').map((id) => [id, readStat(`/proc/${id}/stat`)?.fields[1] ?? '']));
  const family = [String(root)];
  for (const member of family) for (const [id, parent] of parents) if (parent === member) family.push(id);
  return family;
}

/**
 * Processor time so far of each thread of a process and those it started, by process and thread number. On a busy computer only
 * this compares, not the wall clock. Empty where there is no /proc.
 */
export function threadTimes(root: number): Map<string, ThreadTime> {
  const times = new Map<string, ThreadTime>();
  for (const id of familyOf(root)) {
    const command = readStat(`/proc/${id}/stat`)?.name ?? '';
    for (const thread of listed(`/proc/${id}/task`)) {
      const stat = readStat(`/proc/${id}/task/${thread}/stat`);
      if (!stat) continue;
      const ticks = Number(stat.fields[11]) + Number(stat.fields[12]);
      times.set(`${id}/${thread}`, { name: `${command}: ${stat.name}`, seconds: ticks / ticksPerSecond });
    }
  }
  return times;
}

/** What was spent between two looks: the sum, and the threads that spent most. */
export function timesBetween(
  before: ReadonlyMap<string, ThreadTime>,
  after: ReadonlyMap<string, ThreadTime>,
): { seconds: number; threads: ThreadTime[] } {
  const threads = [...after].map(([id, { name, seconds }]) => ({
    name: `${name} ${id}`,
    seconds: seconds - (before.get(id)?.seconds ?? 0),
  }));
  return {
    seconds: threads.reduce((sum, thread) => sum + thread.seconds, 0),
    threads: threads.sort((a, b) => b.seconds - a.seconds),
  };
}

const pageKilobytes = 4;

/** Resident memory of a process and those it started, in megabytes; shared pages count in each. */
export function residentMb(root: number): number {
  let pages = 0;
  for (const id of familyOf(root)) {
    try {
      pages += Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]);
    } catch {
      // It ended meanwhile.
    }
  }
  return (pages * pageKilobytes) / 1024;
}
