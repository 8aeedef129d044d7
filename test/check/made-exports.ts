import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDressed } from './made-exports/dressed-export';
import { judgeExport, type Outcome, type Verdict } from './made-exports/judge-export';
import type { Layout } from './made-exports/layout';
import { layouts } from './made-exports/layouts';
import { type MadeExport, makeExport } from './made-exports/make-export';

/**
 * `npm run check:made -- [--seeds N] [--held-out] [--family TEXT] [--show] [--out DIR]`: exports that are made from tables of layouts, with
 * known truth, each read without interaction. Even seeds are worked on, odd ones (`--held-out`) are for measuring alone.
 */

export const outcomes: readonly Outcome[] = ['right', 'asked', 'needless', 'blocked', 'warned', 'wrong'];

/** Shares above which the command fails. */
const mostWrong = 0.005;
const mostAsked = 0.05;

export interface Judged extends Verdict {
  made: MadeExport;
}

export async function judgeAll(chosen: readonly Layout[], seeds: readonly number[]): Promise<Judged[]> {
  const found: Judged[] = [];
  for (const layout of chosen) {
    for (const seed of seeds) {
      const made = (layout.isDressed ? makeDressed : makeExport)(layout, seed);
      found.push({ made, ...(await judgeExport(made)) });
    }
  }
  return found;
}

export const seedsOf = (count: number, isHeldOut: boolean): number[] =>
  Array.from({ length: count }, (_, at) => at * 2 + (isHeldOut ? 1 : 0));

export const share = (part: number, all: number) =>
  all === 0 ? '-' : `${((100 * part) / all).toFixed(1)} %`;

/** A family of a grid is a shape over all languages. */
const familyOf = ({ id }: Layout) =>
  id.startsWith('noisy-') ? 'noisy' : /^(?:grid|dressed)-/.test(id) ? id.replace(/-[a-z]+$/, '') : id;

function groupsOf(judged: readonly Judged[]): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const family = familyOf(one.made.layout);
    groups.set(family, [...(groups.get(family) ?? []), one]);
  }
  return groups;
}

function printTable(judged: readonly Judged[]): void {
  const families = groupsOf(judged);
  console.log(
    ['family'.padEnd(32), ...outcomes.map((name) => name.padStart(9)), 'bank'.padStart(6)].join(''),
  );
  const line = (name: string, all: readonly Judged[]) => {
    const counts = outcomes.map((wanted) => all.filter(({ outcome }) => outcome === wanted).length);
    const banks = all.filter(({ wrongBank }) => wrongBank !== null).length;
    console.log(
      [name.padEnd(32), ...counts.map((count) => String(count).padStart(9)), String(banks).padStart(6)].join(
        '',
      ),
    );
  };
  for (const [name, all] of families) line(name, all);
  line('all', judged);
}

async function main(args: readonly string[]): Promise<void> {
  const value = (name: string) => args[args.indexOf(name) + 1];
  const has = (name: string) => args.includes(name);
  const family = has('--family') ? (value('--family') ?? '') : '';
  const seeds = has('--seed')
    ? [Number(value('--seed'))]
    : seedsOf(has('--seeds') ? Number(value('--seeds')) : 4, has('--held-out'));
  const judged = await judgeAll(
    layouts.filter(({ id }) => id.includes(family)),
    seeds,
  );
  printTable(judged);
  const out = has('--out') ? (value('--out') ?? '') : null;
  if (out) mkdirSync(out, { recursive: true });
  for (const { made, outcome, faults, wrongBank } of judged) {
    if (outcome === 'right' && wrongBank === null) continue;
    const name = `${made.layout.id}.${made.seed}`;
    if (has('--show'))
      console.log(
        `${name} ${outcome} ${faults.slice(0, 2).join('; ')}${wrongBank ? ` BANK ${wrongBank}` : ''}`,
      );
    if (out) writeFileSync(join(out, `${name}.${made.name}`), made.bytes);
  }
  for (const wanted of outcomes)
    console.log(
      `${wanted}: ${share(judged.filter(({ outcome }) => outcome === wanted).length, judged.length)} of ${judged.length}`,
    );
  const banks = judged.filter(({ wrongBank }) => wrongBank !== null).length;
  console.log(`banks named wrongly: ${banks}`);
  const isAny = (wanted: readonly Outcome[], most: number) =>
    judged.filter(({ outcome }) => wanted.includes(outcome)).length > judged.length * most;
  process.exitCode =
    banks > 0 || isAny(['wrong', 'warned'], mostWrong) || isAny(['needless', 'blocked'], mostAsked) ? 1 : 0;
}

if (process.argv[1]?.endsWith('made-exports.ts')) await main(process.argv.slice(2));
