import { Button, Group, Menu, Modal, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTableExport, IconTableImport } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportFindings, ImportSummary } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { withNames } from '../../ui/names/with-names';
import { useRowChanges } from '../check/use-row-changes';
import { mergeFile, saveRows, tableKinds } from './rows-file';
import type { Merge } from './rows-table';

interface RowsFileActionsProps {
  summary: ImportSummary;
  found: ImportFindings | null;
}

/** Rows with findings as a table for whoever corrects them elsewhere, and the way back in. */
export function RowsFileActions({ summary, found }: RowsFileActionsProps) {
  const texts = useTexts();
  const { t } = texts;
  const input = useRef<HTMLInputElement>(null);
  const saving = useAction((kind: (typeof tableKinds)[number]) => saveRows(summary.id, found, kind, texts));
  const [read, setRead] = useState<{ name: string; result: Merge | { missing: string[] } } | null>(null);
  const reading = useAction(async (file: File) => {
    const answer = await mergeFile(summary.id, file);
    if (answer.ok) setRead({ name: file.name, result: answer.value });
    return answer;
  });

  async function save(kind: (typeof tableKinds)[number]) {
    const answer = await saving.run(kind);
    if (!answer.ok || !answer.value) return;
    const { fileName: name, rows, total } = answer.value;
    notifications.show({
      message: withNames(
        t(rows < total ? 'exchange.savedSome' : 'exchange.saved', { name, count: rows, total }),
      ),
    });
  }
  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // The same file chosen twice in a row is read twice.
    event.currentTarget.value = '';
    if (file) void reading.run(file);
  }
  const hasFindings = Object.keys(found?.totals ?? {}).length > 0;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              size="compact-sm"
              leftSection={<IconTableExport size={15} aria-hidden />}
              disabled={!hasFindings}
              loading={saving.isRunning}
            >
              {t('exchange.save')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {tableKinds.map((kind) => (
              <Menu.Item key={kind} onClick={() => void save(kind)}>
                {t(`exchange.kind.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          size="compact-sm"
          leftSection={<IconTableImport size={15} aria-hidden />}
          loading={reading.isRunning}
          onClick={() => input.current?.click()}
        >
          {t('exchange.read')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept=".csv,.xlsx"
          aria-label={t('exchange.read')}
          onChange={onChosen}
        />
      </Group>
      <FailureNotice error={saving.error ?? reading.error} />
      {read ? <ReadBackDialog summary={summary} read={read} onClose={() => setRead(null)} /> : null}
    </Stack>
  );
}

interface ReadBackDialogProps {
  summary: ImportSummary;
  read: { name: string; result: Merge | { missing: string[] } };
  onClose: () => void;
}

/** Refused rows that are listed. */
const listed = 50;

/** What a table that was read back would change, before it does. */
function ReadBackDialog({ summary, read: { name, result }, onClose }: ReadBackDialogProps) {
  const { t, format } = useTexts();
  const changes = useRowChanges(summary);
  const merge = 'missing' in result ? null : result;
  async function apply({ cells, changed }: Merge) {
    const text = t('history.rowsIn', { count: changed });
    if (await changes.edit({ kind: 'rowsIn', cells: [...cells] }, text)) onClose();
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('exchange.title', { name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="sm">
        {merge ? (
          <Text>
            {t('exchange.changed', { count: merge.changed })}{' '}
            {t('exchange.unchanged', { count: merge.unchanged })}{' '}
            {t('exchange.refused', { count: merge.refused.length })}
          </Text>
        ) : (
          <Text>
            {'missing' in result && result.missing.length > 0
              ? t('exchange.missing', { columns: joinedTexts(result.missing) })
              : t('exchange.noTable')}
          </Text>
        )}
        {merge && merge.refused.length > 0 ? (
          <Table aria-label={t('exchange.refusedRows')}>
            <Table.Tbody>
              {merge.refused.slice(0, listed).map(({ number, reason, text }) => (
                <Table.Tr key={number}>
                  <Table.Td w={90}>{t('rows.lineNumber', { number: format.count(number) })}</Table.Td>
                  <Table.Td>{t(`exchange.reason.${reason}`, { text })}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : null}
        <FailureNotice error={changes.error} />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t(merge && merge.changed > 0 ? 'ui.cancel' : 'ui.close')}</Button>
          {merge && merge.changed > 0 ? (
            <Button
              variant="filled"
              data-autofocus
              loading={changes.isRunning}
              onClick={() => void apply(merge)}
            >
              {t('exchange.apply', { count: merge.changed })}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}
