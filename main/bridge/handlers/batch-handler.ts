import type { BatchDesk } from '../../batch/batch-desk';
import { KontorError } from '../../errors/kontor-error';
import type { HandlersOf } from '../handler-types';

/** The calls of the page that is never shown. @param desk null in a program with a window, whose page has none of them */
export function createBatchHandlers(desk: BatchDesk | null): HandlersOf<'batch'> {
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
    'batch.done': (outcome) => {
      atDesk().done(outcome);
      return null;
    },
  };
}
