import { openFileChooser } from '../../base/file-chooser';
import { useNavigation } from '../../base/navigation';
import { useImport, useQueueState } from '../queue/import-context';
import { isUnderWay } from '../queue/queue-state';

interface AddFiles {
  /** Files are being read: a new import would end that. */
  readonly isBusy: boolean;
  /** Begins a new import for this customer; one that is in hand stays among the open ones. */
  readonly begin: (customerId: string) => void;
}

export function useAddFiles(): AddFiles {
  const { go } = useNavigation();
  const { change, startOver } = useImport();
  const isBusy = useQueueState().items.some(isUnderWay);
  return {
    isBusy,
    begin(customerId) {
      startOver();
      change({ customerId });
      go({ screen: 'import' });
      openFileChooser();
    },
  };
}
