import { useNavigation } from '../base/navigation';
import { useImport } from '../import/queue/import-context';
import { isUnderWay } from '../import/queue/queue-state';
import type { Work } from './work';

type Goal = Pick<Work, 'kind' | 'id' | 'customerId' | 'importId'>;

interface WorkWay {
  /** Goes where the work is shown. */
  readonly show: (goal: Goal) => void;
  /** Whether the user is there already. */
  readonly isThere: (goal: Goal) => boolean;
}

/** The way to an upload is its step of the import; to an analysis the results of its customer, or its step. */
export function useWorkWay(): WorkWay {
  const { place, go } = useNavigation();
  const { queue, session, change } = useImport();
  const isInStep = (goal: Goal) =>
    (session.step === 'analysis' || session.step === 'send') &&
    session.customerId === goal.customerId &&
    (goal.importId === null || queue.getState().importId === goal.importId);
  return {
    show(goal) {
      const { importId, items } = queue.getState();
      if (goal.importId !== null && importId !== goal.importId && items.some(isUnderWay)) {
        // Files of another import are being read: leaving it would end that.
        go({ screen: 'customer', customerId: goal.customerId, tab: 'imports' });
      } else if (goal.importId !== null) {
        if (importId !== goal.importId) queue.switchTo(goal.importId);
        change({ customerId: goal.customerId, uploadId: goal.id, step: 'send' });
        go({ screen: 'import' });
      } else if (isInStep(goal)) {
        go({ screen: 'import' });
      } else {
        go({ screen: 'results', customerId: goal.customerId });
      }
    },
    isThere(goal) {
      if (place.screen === 'import') return isInStep(goal);
      return goal.kind === 'analysis' && place.screen === 'results' && place.customerId === goal.customerId;
    },
  };
}
