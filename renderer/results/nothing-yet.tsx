import { Button } from '@mantine/core';
import type { Run } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useAddFiles } from '../import/intake/use-add-files';
import { EmptyView } from '../ui/empty-view';

interface NothingYetProps {
  customerId: string;
  run: Run | null;
  /** Nothing was sent: there is nothing to analyse. */
  isEmpty: boolean;
}

/** In place of results, one message: what comes next. A run that works, waits or failed says so itself, above. */
export function NothingYet({ customerId, run, isEmpty }: NothingYetProps) {
  const { t } = useTexts();
  const addFiles = useAddFiles();
  if (isEmpty) {
    return (
      <EmptyView
        title={t('results.nothingYet.title')}
        text={t('customer.nothingToAnalyse')}
        action={
          <div>
            <Button variant="filled" disabled={addFiles.isBusy} onClick={() => addFiles.begin(customerId)}>
              {t('customer.addFiles')}
            </Button>
          </div>
        }
      />
    );
  }
  if (run && run.state !== 'done' && run.state !== 'stopped') return null;
  return <EmptyView title={t('results.nothingYet.title')} text={t('results.nothingYet.text')} />;
}
