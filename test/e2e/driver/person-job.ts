import type { Page } from 'playwright-core';
import { samplePerson } from '../../../scripts/samples/person';
import { writePersonSample } from '../../../scripts/samples/write-person';
import { analyse, createCustomer, importFiles, openCheck, sendPlan } from './main-job';

/** The main job for the made-up person: from the screen of the import to the results. */
export async function analysePerson(window: Page, folder: string): Promise<void> {
  await importFiles(window, writePersonSample(folder));
  await openCheck(window);
  await createCustomer(window, { name: samplePerson, type: 'Person' });
  await sendPlan(window);
  await analyse(window);
}
