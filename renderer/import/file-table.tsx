import { ActionIcon, Table, Text } from '@mantine/core';
import { IconColumns3, IconPlayerStop, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import type { BridgeError } from '../../preload/contract';
import { type Texts, useTexts } from '../app/language';
import { groupedIban } from '../ui/format';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { ArchiveNotes } from './archive-notes';
import { FileNotes } from './file-notes';
import { FileProgress } from './file-progress';
import { type FileRow, type FileRowState, isSameRow } from './file-rows';
import { useImport } from './import-context';
import type { QueueItem } from './queue/queue-state';
import { ReadingReasons } from './reading-reasons';

const tones: Record<FileRowState, Tone> = {
  waiting: 'neutral',
  reading: 'busy',
  question: 'ask',
  ready: 'good',
  failed: 'bad',
  cancelled: 'neutral',
  unpacking: 'busy',
  unpacked: 'neutral',
  unfinished: 'bad',
};

interface FileTableProps {
  rows: readonly FileRow[];
  onMap: (item: QueueItem) => void;
}

export function FileTable({ rows, onMap }: FileTableProps) {
  const { t } = useTexts();
  return (
    <Table className="files" layout="fixed" aria-label={t('import.files')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="22%">{t('import.file')}</Table.Th>
          <Table.Th w="18%">{t('import.bank')}</Table.Th>
          <Table.Th>{t('import.accountPeriod')}</Table.Th>
          <Table.Th className="number" w={100}>
            {t('import.bookings')}
          </Table.Th>
          <Table.Th w={120}>{t('import.state')}</Table.Th>
          <Table.Th w={78}>
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <MemoRow key={row.key} row={row} onMap={onMap} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Forty files change one at a time: the others are not drawn again. */
const MemoRow = memo(FileTableRow, (before, after) => isSameRow(before.row, after.row));

function FileTableRow({ row, onMap }: { row: FileRow; onMap: (item: QueueItem) => void }) {
  const { t, format, sentence } = useTexts();
  const { queue } = useImport();
  const { digest, item } = row;
  const isUnderWay = row.state === 'waiting' || row.state === 'reading' || row.state === 'unpacking';
  const unpacking = item?.unpacking ?? null;
  const canMap = item !== null && digest !== null && row.state !== 'reading' && queue.canReadAgain(item.id);
  const error = errorOfRow(row, item !== null && queue.canReadAgain(item.id));
  return (
    <>
      <Table.Tr data-state={row.state}>
        <Table.Td className="file-name">
          <Text truncate title={row.name} fw={500}>
            {row.name}
          </Text>
          <Text size="xs" c="dimmed">
            {format.bytes(row.sizeBytes)}
          </Text>
        </Table.Td>
        <Table.Td>{digest ? <ReadingReasons row={row} digest={digest} /> : null}</Table.Td>
        <Table.Td className="file-account">
          <span className="private">{accountsOf(row, t)}</span>
          {digest?.firstBookingDay && digest.lastBookingDay ? (
            <Text size="xs" c="dimmed">
              {format.period(digest.firstBookingDay, digest.lastBookingDay)}
            </Text>
          ) : null}
        </Table.Td>
        <Table.Td className="number">{countsOf(row, format)}</Table.Td>
        <Table.Td>
          {row.state === 'reading' || row.state === 'unpacking' ? (
            <FileProgress row={row} />
          ) : (
            <StatusBadge tone={tones[row.state]}>
              {t(`import.fileState.${row.state}`, { share: '' })}
            </StatusBadge>
          )}
        </Table.Td>
        <Table.Td className="file-actions">
          {canMap && item ? (
            <ActionIcon
              title={t('import.map')}
              aria-label={t('import.mapOf', { name: row.name })}
              onClick={() => onMap(item)}
            >
              <IconColumns3 size={16} />
            </ActionIcon>
          ) : null}
          {isUnderWay && item ? (
            <ActionIcon
              title={t('ui.cancel')}
              aria-label={t(row.state === 'unpacking' ? 'unpacking.cancelOf' : 'import.cancelOf', {
                name: row.name,
              })}
              onClick={() => queue.cancel(item.id)}
            >
              <IconPlayerStop size={16} />
            </ActionIcon>
          ) : null}
          <ActionIcon
            title={t('ui.remove')}
            aria-label={t('import.removeOf', { name: row.name })}
            onClick={() =>
              void (item ? queue.remove(item.id) : row.file && queue.removeStored(row.file.id, row.name))
            }
          >
            <IconX size={16} />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
      {item && unpacking ? <ArchiveNotes item={item} unpacking={unpacking} /> : null}
      {error && unpacking === null ? (
        <Table.Tr className="file-note">
          <Table.Td colSpan={6}>
            <Text size="sm" role="alert">
              {sentence({ ...error, params: { name: row.name, ...error.params } })}
            </Text>
          </Table.Td>
        </Table.Tr>
      ) : null}
      {row.state === 'ready' || row.state === 'question' ? <FileNotes row={row} /> : null}
    </>
  );
}

function errorOfRow(row: FileRow, isAtHand: boolean): BridgeError | null {
  if (row.state === 'unfinished') return { code: 'file.unfinished' };
  if (row.state === 'question' && !isAtHand) return { code: 'file.needsDrop' };
  return row.error;
}

function accountsOf({ digest }: FileRow, t: Texts['t']): string | null {
  if (!digest) return null;
  const first = digest.firstAccount;
  if (!first) return t('import.noAccount');
  if (digest.accounts > 1) return t('import.accounts', { count: digest.accounts });
  if (first.iban) return groupedIban(first.iban);
  return first.accountNumber ?? first.name ?? t('import.noAccount');
}

function countsOf(row: FileRow, format: Texts['format']): string | null {
  if (row.state === 'reading' && row.item) return format.count(row.item.rows);
  if (row.state !== 'ready' && row.state !== 'question') return null;
  return row.digest ? format.count(row.digest.counts.bookings) : null;
}
