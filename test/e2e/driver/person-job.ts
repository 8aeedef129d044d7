import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { makePersonSample, samplePerson } from '../../../scripts/samples/person';
import { analyse, createCustomer, importFiles, openCheck, sendPlan } from './main-job';

/** Puts the exports of the made-up person into a folder, and answers where they lie. */
export function writePersonSample(folder: string): string[] {
  return [...makePersonSample()].map(([name, bytes]) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  });
}

/** The main job for the made-up person: from the screen of the import to the results. */
export async function analysePerson(window: Page, folder: string): Promise<void> {
  await importFiles(window, writePersonSample(folder));
  await openCheck(window);
  await createCustomer(window, { name: samplePerson, type: 'Person' });
  await sendPlan(window);
  await analyse(window);
}
