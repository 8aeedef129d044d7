import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePerson } from '../../scripts/samples/person';
import { chooseLanguage, chooseTheme, saveReport, waitForStore } from './driver/main-job';
import { contentsOf, pdfTextOf } from './driver/pdf-text';
import { analysePerson } from './driver/person-job';
import { launchProgram, type RunningProgram } from './driver/program';

const exports = 20;
let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-report-twenty-'));
  const userData = join(work, 'profile');
  program = await launchProgram({ userData });
  await chooseLanguage(program.window, 'en');
  await analysePerson(program.window, work);
  // The first export is right after a start, and the window is dark.
  await chooseTheme(program.window, 'dark');
  await program.quit();
  program = await launchProgram({ userData });
  await waitForStore(program.window);
  await program.window.getByRole('button', { name: 'Customers', exact: true }).first().click();
  await program.window.getByRole('button', { name: samplePerson }).first().click();
  await program.window.getByRole('tab', { name: 'Results', exact: true }).click();
}, 240_000);
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** Strokes of the charts on the page of the cash flow: outlines of bars, lines, grids. What the page itself draws are filled shapes. */
function strokesOf(path: string): number {
  const page = contentsOf(path, 'en').find(([title]) => title === 'Cash flow and liquidity')?.[1] ?? 0;
  const drawn = execFileSync('pdftocairo', ['-svg', '-f', `${page}`, '-l', `${page}`, path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return (drawn.match(/<path style="[^"]*stroke:rgb/g) ?? []).length;
}

it('the same report has every chart twenty times of twenty, the first right after a start, of a dark window (B040)', async () => {
  const counts: number[] = [];
  for (let number = 0; number < exports; number += 1) {
    const path = join(work, `${number}.pdf`);
    await saveReport(program, path);
    counts.push(strokesOf(path));
  }
  // Eleven whole months with a bar in and a bar out, and the lines of the balances.
  expect(counts[0]).toBeGreaterThan(11 * 2 + 2);
  expect(new Set(counts).size, counts.join()).toBe(1);
}, 240_000);

it('has every booking of the files in its appendix, each with file and line', async () => {
  const bookings = await program.window.evaluate(async () => {
    const customers = await window.kontor.customers.list();
    const id = customers.ok ? (customers.value[0]?.id ?? '') : '';
    const figures = await window.kontor.results.localFigures(id);
    return figures.ok ? figures.value.transactions : 0;
  });
  const places = pdfTextOf(join(work, '0.pdf'), '-layout').match(/(?<=\s)1:\d+(?=\s+-?€[\d,.]+$)/gm) ?? [];
  expect(bookings).toBeGreaterThan(300);
  expect(places).toHaveLength(bookings);
  expect(new Set(places).size).toBe(bookings);
});
