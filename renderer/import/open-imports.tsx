import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ImportSummary } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { useLoaded } from '../app/use-loaded';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { stagedRows } from './file-rows';
import { useImport, useQueueState } from './import-context';

const shownNames = 2;

/** Imports that were begun and not sent, besides the one in hand; the newest first. */
export function otherOpenImports(imports: readonly ImportSummary[], inHand: string | null): ImportSummary[] {
  return imports
    .filter(({ id, state, files }) => state === 'open' && files.length > 0 && id !== inHand)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** What earlier sessions left: taken up again, or discarded. */
export function OpenImports({ isBusy }: { isBusy: boolean }) {
  const { t, format } = useTexts();
  const { queue, change } = useImport();
  const { importId } = useQueueState();
  const [loaded, reload] = useLoaded(importId ?? '', () => kontor().imports.list());
  const [discarded, setDiscarded] = useState<ImportSummary | null>(null);
  const removing = useAction(kontor().imports.remove);
  const imports = loaded.state === 'ready' ? otherOpenImports(loaded.value, importId) : [];
  if (loaded.state === 'failed') return <FailureNotice error={loaded.error} onAgain={reload} />;
  if (imports.length === 0) return null;

  function namesOf({ files }: ImportSummary): string {
    const names = files.slice(0, shownNames).map(({ name }) => name);
    const left = files.length - names.length;
    return left > 0 ? t('import.open.andMore', { names: names.join(', '), count: left }) : names.join(', ');
  }

  function takeUp(one: ImportSummary) {
    queue.switchTo(one.id);
    change({ step: 'files', customerId: one.customerId, uploadId: null, skipsSending: false });
  }

  async function discard(one: ImportSummary) {
    const answer = await removing.run(one.id);
    if (!answer.ok) return;
    setDiscarded(null);
    reload();
  }

  return (
    <Paper className="panel" component="section" aria-labelledby="open-imports">
      <Stack gap="xs">
        <Title order={2} id="open-imports">
          {t('import.open.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('import.open.text')}
        </Text>
        <Table layout="fixed" aria-labelledby="open-imports">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={145}>{t('import.open.begun')}</Table.Th>
              <Table.Th>{t('import.open.files')}</Table.Th>
              <Table.Th className="number" w={80}>
                {t('import.open.rows')}
              </Table.Th>
              <Table.Th w={270}>
                <span className="hidden-text">{t('ui.actions')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {imports.map((one) => {
              const values = { names: namesOf(one) };
              return (
                <Table.Tr key={one.id}>
                  <Table.Td>{format.instant(one.createdAt)}</Table.Td>
                  <Table.Td className="cut" title={one.files.map(({ name }) => name).join('\n')}>
                    {values.names}
                  </Table.Td>
                  <Table.Td className="number">{format.count(stagedRows(one))}</Table.Td>
                  <Table.Td>
                    <Group gap="xs" wrap="nowrap" justify="flex-end">
                      <Button
                        disabled={isBusy}
                        aria-label={t('import.open.goOnWith', values)}
                        onClick={() => takeUp(one)}
                      >
                        {t('import.open.goOn')}
                      </Button>
                      <Button
                        aria-label={t('import.open.discardOf', values)}
                        onClick={() => {
                          removing.clear();
                          setDiscarded(one);
                        }}
                      >
                        {t('import.open.discard')}
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Stack>
      {discarded ? (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t('import.open.discardTitle')}
          text={t('import.open.discardText', {
            names: namesOf(discarded),
            count: stagedRows(discarded),
          })}
          confirmLabel={t('import.open.discard')}
          isRunning={removing.isRunning}
          error={removing.error}
          onConfirm={() => void discard(discarded)}
          onCancel={() => setDiscarded(null)}
        />
      ) : null}
    </Paper>
  );
}
