import { ActionIcon, Button, Group, Table, Text, Title } from '@mantine/core';
import { IconColumns3, IconRefresh, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../base/language';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { FileName } from './file-name';
import type { FileRow } from './file-rows';

interface UnusableFilesProps {
  rows: readonly FileRow[];
  onMap: (item: QueueItem) => void;
  onRemove: (rows: readonly FileRow[]) => void;
}

/** Files that hold nothing to be used, apart from the others, each with what it is and what helps; all gone by one press. */
export function UnusableFiles({ rows, onMap, onRemove }: UnusableFilesProps) {
  const { t, format } = useTexts();
  const titleId = useId();
  const { queue } = useImport();
  const again = rows.flatMap(({ item, error }) =>
    item && mayPass.has(error?.code ?? '') && queue.canReadAgain(item.id) ? [item] : [],
  );
  const readAgain = (items: readonly QueueItem[]) => {
    for (const { id, options, templateName } of items) void queue.readAgain(id, options, templateName);
  };
  if (rows.length === 0) return null;
  return (
    <section className="unusable" aria-labelledby={titleId}>
      <Group justify="space-between" gap="sm">
        <Title order={3} id={titleId}>
          {t('import.unusable', { count: rows.length })}
        </Title>
        {again.length > 0 ? (
          <Button size="compact-sm" ml="auto" onClick={() => readAgain(again)}>
            {t('import.readAllAgain', { count: again.length })}
          </Button>
        ) : null}
        {rows.length > 1 ? (
          <Button size="compact-sm" onClick={() => onRemove(rows)}>
            {t('import.removeAll', { count: rows.length })}
          </Button>
        ) : null}
      </Group>
      <Table layout="fixed" className="files" aria-labelledby={titleId}>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key} data-state={row.state}>
              <Table.Td className="files-name">
                <FileName name={row.name} />
                <Text size="xs" c="dimmed">
                  {format.bytes(row.sizeBytes)}
                </Text>
              </Table.Td>
              <Table.Td>
                <UnusableReason row={row} />
              </Table.Td>
              <Table.Td className="file-actions files-actions">
                {row.item && row.state === 'nothing' ? (
                  <ActionIcon
                    title={t('import.map')}
                    aria-label={t('import.mapOf', { name: row.name })}
                    onClick={() => row.item && onMap(row.item)}
                  >
                    <IconColumns3 size={16} />
                  </ActionIcon>
                ) : null}
                {row.item && again.includes(row.item) ? (
                  <ActionIcon
                    title={t('accounts.readAgain')}
                    aria-label={t('import.readAgainOf', { name: row.name })}
                    onClick={() => row.item && readAgain([row.item])}
                  >
                    <IconRefresh size={16} />
                  </ActionIcon>
                ) : null}
                <ActionIcon
                  title={t('ui.remove')}
                  aria-label={t('import.removeOf', { name: row.name })}
                  onClick={() => onRemove([row])}
                >
                  <IconX size={16} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** What ended the reading can be over by now, and the file is as it was given. */
const mayPass: ReadonlySet<string> = new Set([
  'store.full',
  'store.unavailable',
  'file.unreadable',
  'internal',
]);

const pictures: ReadonlySet<string> = new Set(['png', 'jpeg', 'gif']);

/** What the file is and what helps, in a sentence of its own. */
function UnusableReason({ row }: { row: FileRow }) {
  const { t, coded, sentence } = useTexts();
  const { error, digest, name } = row;
  if (error) {
    const params = { name, ...error.params };
    const kind = String(error.params?.kind ?? '');
    // What it is decides what helps.
    const shape = pictures.has(kind) ? 'picture' : kind;
    const own = coded('error', `${error.code}.${shape}`, params, '');
    return <Text size="sm">{own || sentence({ ...error, params })}</Text>;
  }
  const blocked = digest?.counts.blocked ?? 0;
  return (
    <Text size="sm">
      {blocked > 0 ? t('import.nothing.blocked', { count: blocked }) : t('import.nothing.empty')}
    </Text>
  );
}
