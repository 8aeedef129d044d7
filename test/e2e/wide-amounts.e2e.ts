import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeBooking, writeBookings } from './driver/made-exports';
import {
  analyse,
  chooseLanguage,
  createCustomer,
  importFiles,
  openCheck,
  saveReport,
  sendPlan,
} from './driver/main-job';
import { layoutFaults, pdfTextOf } from './driver/pdf-text';
import { launchProgram, type RunningProgram } from './driver/program';

/** A firm that pays back and takes in millions: the widest amounts that stand in a table of two years. */
const months = 25;
const rate = -1_234_567_89;

let work: string;
let program: RunningProgram;
let path: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-wide-amounts-'));
  let balanceMinor = 98_000_000_00;
  const bookings = Array.from({ length: months }, (_, month) =>
    [
      {
        day: 4,
        partner: 'Hotel Tannenblick GmbH',
        kind: 'Gutschrift',
        purpose: 'Rechnung',
        minor: 2_750_000_55,
      },
      {
        day: 15,
        partner: 'Gewerbebank Ostmoor AG',
        kind: 'Lastschrift',
        purpose: 'Rate Darlehen 5520',
        minor: rate,
      },
      {
        day: 28,
        partner: 'Stadtwerke Ostmoor',
        kind: 'Lastschrift',
        purpose: 'Abschlag Strom',
        minor: -1_111_111_11,
      },
    ].map((one): MadeBooking => {
      balanceMinor += one.minor;
      const day = new Date(Date.UTC(2024, month, one.day)).toISOString().slice(0, 10);
      return { ...one, day, balanceMinor };
    }),
  ).flat();
  const file = join(work, 'umsaetze.csv');
  writeBookings(file, bookings.reverse(), { currency: 'CHF' });
  program = await launchProgram({ userData: join(work, 'profile') });
  const { window } = program;
  await chooseLanguage(window, 'en');
  await importFiles(window, [file]);
  await openCheck(window);
  await createCustomer(window, { name: 'Millionen AG', type: 'Company' });
  await sendPlan(window);
  await analyse(window);
  path = join(work, 'report.pdf');
  await saveReport(program, path);
}, 300_000);
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe('the report on amounts of millions over two years', () => {
  it('cuts no column: nothing goes over the margin', () => {
    expect(layoutFaults(path, 'en')).toEqual([]);
  });

  it('has each amount of each month in one piece', () => {
    const rates = pdfTextOf(path, '-layout').match(/CHF.1,234,567\.89/g) ?? [];
    // Recurring and total of each month, beside the head figures and the appendix.
    expect(rates.length).toBeGreaterThan(2 * months);
  });
});
