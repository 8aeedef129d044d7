import { join } from 'node:path';
import { madeIbanOf, writeExport } from './made-exports';
import { analyse, createCustomer, importFiles, openCheck, sendPlan } from './main-job';
import type { RunningProgram } from './program';

/** The report that has a budget of time (issue 15): three accounts, 24 months, 5,000 bookings. */
export const fiveThousand = { accounts: [2_000, 2_000, 1_000], months: 24, bookings: 5_000 } as const;

/** From the empty English window to the results of that customer; the exports are made in `work`. */
export async function analyseFiveThousand({ window }: RunningProgram, work: string): Promise<void> {
  const files = fiveThousand.accounts.map((bookings, index) => {
    const file = join(work, `umsaetze-${index}.csv`);
    writeExport(file, bookings, 730, madeIbanOf(index + 1));
    return file;
  });
  await importFiles(window, files);
  await openCheck(window);
  await createCustomer(window, { name: 'Fünftausend GmbH', type: 'Company' });
  await sendPlan(window);
  await analyse(window);
}
