import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { findElectron } from '../../scripts/electron-runtime';
import { projectRoot } from '../../scripts/project-root';
import { type Figure, shownFigure, shownLimit, verdictOf } from './figures';

const path = join(projectRoot, 'docs', 'measured.md');
const heading = '## Measured by `npm run bench`';
/** How much worse than the table a figure may be. */
const tolerance = 1.25;

type Figures = ReadonlyMap<string, readonly Figure[]>;

/** Puts the figures of a run into `docs/measured.md`, in the place of those that the same measurements gave before. */
export function writeMeasured(figures: Figures): void {
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(heading);
  const before = start < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, start);
  const next = start < 0 ? -1 : text.indexOf('\n## ', start + 1);
  const behind = next < 0 ? '' : text.slice(next);
  const kept = text
    .slice(start < 0 ? text.length : start)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Measurement '))
    .filter((line) => !figures.has(line.split('|')[1]?.trim() ?? ''));
  writeFileSync(path, `${before}${sectionOf(figures, kept)}${behind}`);
}

/** @param kept rows of other measurements */
function sectionOf(figures: Figures, kept: readonly string[]): string {
  const runtime = findElectron(() => undefined);
  const git = { cwd: projectRoot, encoding: 'utf8' } as const;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], git).trim();
  const when = `${new Date().toISOString().slice(0, 10)}, ${commit}, load ${loadavg()[0]?.toFixed(0)}`;
  const processors = cpus();
  const rows = [...figures].flatMap(([bench, list]) =>
    list.map(
      (one) =>
        `| ${bench} | ${one.name} | ${shownFigure(one)} | ${shownLimit(one)} | ${verdictOf(one)} | ${when} |`,
    ),
  );
  return `${heading}

${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, Electron ${runtime.version}${runtime.isFallback ? ' (the stand-in)' : ''}.
Repeat all with \`npm run bench\`, which writes this table; one with \`npm run bench -- NAME\`, which fails where a figure is 25 % worse than
here, or \`npm run bench -- NAME --write\`, which writes it. Ratios (without a unit) are within one run and compare; milliseconds are of the
processor where the measurement says so. The load is that of the last minute, on so many processors.

| Measurement | Figure | Measured | Budget | | When |
|---|---|---|---|---|---|
${[...kept, ...rows].join('\n')}
`;
}

/** Figures that are a quarter worse than in `docs/measured.md`, a sentence each; what is not there yet is none. */
export function worseThanMeasured(figures: Figures): string[] {
  const text = readFileSync(path, 'utf8');
  return [...figures].flatMap(([bench, list]) =>
    list.flatMap((one) => {
      const known = measuredValue(text, bench, one.name);
      if (known === null || known <= 0) return [];
      const isWorse = one.isAtLeast ? one.value * tolerance < known : one.value > known * tolerance;
      return isWorse ? [`${bench}, ${one.name}: ${shownFigure(one)}, measured before ${known}`] : [];
    }),
  );
}

function measuredValue(text: string, bench: string, name: string): number | null {
  const row = text.split('\n').find((line) => line.startsWith(`| ${bench} | ${name} |`));
  const value = Number.parseFloat(row?.split('|')[3]?.trim() ?? '');
  return Number.isFinite(value) ? value : null;
}
