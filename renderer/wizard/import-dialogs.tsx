import { Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useImport, useQueueState } from '../import/queue/import-context';
import { isUnderWay } from '../import/queue/queue-state';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { DiscardDialog } from './discard-dialog';
import { OpenImportsList, useOpenImports } from './open-imports';

/** What is asked about the import as a whole, over any screen: the palette can ask for it too. */
export function ImportDialogs() {
  const { asked, ask } = useImport();
  if (asked === 'new') return <NewImport onDone={() => ask(null)} />;
  if (asked === 'discard') return <DiscardThis onDone={() => ask(null)} />;
  if (asked === 'openImports') return <OpenList onDone={() => ask(null)} />;
  return null;
}

/** Nothing is lost by a new import: only files that are still being read make it a question. */
function NewImport({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { startOver } = useImport();
  const { go } = useNavigation();
  const reading = useQueueState().items.filter(isUnderWay).length;
  function begin() {
    startOver();
    go({ screen: 'import' });
    onDone();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    if (reading === 0) begin();
  }, []);
  return (
    <ConfirmDialog
      isOpen={reading > 0}
      title={t('import.newTitle')}
      text={t('import.newText', { count: reading })}
      confirmLabel={t('import.new')}
      onConfirm={begin}
      onCancel={onDone}
    />
  );
}

function DiscardThis({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { startOver } = useImport();
  const { go } = useNavigation();
  const { items, summary } = useQueueState();
  const isOpen = summary !== null && summary.state === 'open';
  if (!isOpen) {
    return (
      <Modal
        opened
        onClose={onDone}
        title={t('import.discard')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <Text>{t(items.length > 0 || summary ? 'import.discardSent' : 'import.discardNone')}</Text>
      </Modal>
    );
  }
  return (
    <DiscardDialog
      discarded={summary}
      onCancel={onDone}
      onDiscarded={() => {
        startOver();
        go({ screen: 'import' });
        onDone();
      }}
    />
  );
}

function OpenList({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { imports, isLoading, error, reload } = useOpenImports();
  const isBusy = useQueueState().items.some(isUnderWay);
  return (
    <Modal
      opened
      onClose={onDone}
      size="min(860px, 94vw)"
      title={<span id="open-imports-title">{t('import.open.title')}</span>}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="xs">
        <FailureNotice error={error} onAgain={reload} />
        {isLoading ? <Busy /> : null}
        {!isLoading && !error && imports.length === 0 ? <Text>{t('import.openNone')}</Text> : null}
        {imports.length > 0 ? (
          <>
            <Text size="sm" c="dimmed">
              {t('import.open.text')}
            </Text>
            <OpenImportsList
              imports={imports}
              isBusy={isBusy}
              labelledBy="open-imports-title"
              onChanged={() => {
                reload();
                if (imports.length === 1) onDone();
              }}
            />
          </>
        ) : null}
      </Stack>
    </Modal>
  );
}
