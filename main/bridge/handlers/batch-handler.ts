import type { BatchDesk } from '../../batch/batch-desk';
import { jobOfImport, jobText } from '../../batch/job-of-import';
import { KontorError } from '../../errors/kontor-error';
import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

interface JobSaving {
  store: () => Pick<Store, 'call'>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

/** The calls of the page that is never shown. @param desk null in a program with a window, whose page has none of them */
export function createBatchHandlers(desk: BatchDesk | null, { store, save }: JobSaving): HandlersOf<'batch'> {
  const atDesk = () => {
    if (!desk) throw new KontorError('bridge.refused');
    return desk;
  };
  return {
    'batch.next': () => atDesk().next(),
    'batch.tell': (line, words) => {
      atDesk().tell(line, words);
      return null;
    },
    'batch.keep': (record) => {
      atDesk().keep(record);
      return null;
    },
    'batch.saveJob': async (importId, customerId, language) => {
      const summary = await store().call('imports.get', importId);
      const customer = await store().call('customers.get', customerId);
      const job = jobOfImport(summary, customer, language);
      return save('kontor-job.yaml', Buffer.from(await jobText(job, language), 'utf8'));
    },
    'batch.createTrial': () => atDesk().createTrial(),
    'batch.done': (outcome) => {
      atDesk().done(outcome);
      return null;
    },
  };
}
