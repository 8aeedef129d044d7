import { Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLoaded } from '../base/use-loaded';
import { useImport, useQueueState } from '../import/queue/import-context';
import { FailureNotice } from '../ui/failure-notice';
import { DiscardDialog } from './discard-dialog';
import { OpenImportsTable } from './open-imports-table';

/** Imports that were begun and not sent, besides the one in hand; the newest first. */
export function otherOpenImports(imports: readonly ImportSummary[], inHand: string | null): ImportSummary[] {
  return imports
    .filter(
      ({ id, state, files, isUnreadable }) =>
        state === 'open' && (files.length > 0 || isUnreadable) && id !== inHand,
    )
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The other open imports; asked anew when another one is in hand. */
export function useOpenImports() {
  const { importId } = useQueueState();
  const [loaded, reload] = useLoaded(importId ?? '', () => kontor().imports.list());
  const imports = loaded.state === 'ready' ? otherOpenImports(loaded.value, importId) : [];
  return {
    imports,
    isLoading: loaded.state === 'loading',
    error: loaded.state === 'failed' ? loaded.error : null,
    reload,
  };
}

/** Below the files: what earlier sessions left, taken up again or discarded. */
export function OpenImports({ isBusy }: { isBusy: boolean }) {
  const { t } = useTexts();
  const { imports, error, reload } = useOpenImports();
  if (error) return <FailureNotice error={error} onAgain={reload} />;
  if (imports.length === 0) return null;
  return (
    <Paper className="panel" component="section" aria-labelledby="open-imports">
      <Stack gap="xs">
        <Title order={2} id="open-imports">
          {t('import.open.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('import.open.text')}
        </Text>
        <OpenImportsList imports={imports} isBusy={isBusy} labelledBy="open-imports" onChanged={reload} />
      </Stack>
    </Paper>
  );
}

interface OpenImportsListProps {
  imports: readonly ImportSummary[];
  isBusy: boolean;
  labelledBy: string;
  /** One was taken up or is gone. */
  onChanged: () => void;
}

export function OpenImportsList({ imports, isBusy, labelledBy, onChanged }: OpenImportsListProps) {
  const { queue, change } = useImport();
  const { go } = useNavigation();
  const [discarded, setDiscarded] = useState<ImportSummary | null>(null);

  function takeUp(one: ImportSummary) {
    queue.switchTo(one.id);
    change({ step: 'files', customerId: one.customerId, uploadId: null, skipsSending: false });
    go({ screen: 'import' });
    onChanged();
  }

  return (
    <>
      <OpenImportsTable
        imports={imports}
        isBusy={isBusy}
        labelledBy={labelledBy}
        onTakeUp={takeUp}
        onDiscard={setDiscarded}
      />
      {discarded ? (
        <DiscardDialog
          discarded={discarded}
          onCancel={() => setDiscarded(null)}
          onDiscarded={() => {
            setDiscarded(null);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
