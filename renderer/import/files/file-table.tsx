import './files.css';
import { ActionIcon, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3, IconPlayerStop, IconX } from '@tabler/icons-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { groupedIban } from '../../base/format';
import { type Texts, useTexts } from '../../base/language';
import { StatusBadge, type Tone } from '../../ui/status-badge';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import { ArchiveNotes } from './archive-notes';
import { FileName } from './file-name';
import { FileNotes } from './file-notes';
import { type FileSort, type FileSortKey, nextSort } from './file-order';
import { FileProgress, RowsSoFar } from './file-progress';
import { type FileRow, type FileRowState, isSameRow } from './file-rows';
import { LineAccount } from './line-account';
import { ReadingReasons } from './reading-reasons';
import { ReturnFile } from './return-file';

const tones: Record<FileRowState, Tone> = {
  waiting: 'neutral',
  reading: 'busy',
  question: 'ask',
  ready: 'good',
  failed: 'bad',
  confirm: 'ask',
  nothing: 'bad',
  cancelled: 'neutral',
  unpacking: 'busy',
  unpacked: 'neutral',
  unfinished: 'bad',
};

/** Rows of a list that are drawn at once, and with each step after it: in a moment they are more than a screen. */
const atOnce = 6;
const perStep = 6;
/** Between two steps the window does what else there is to do. */
const restMs = 16;

const noRows: readonly FileRow[] = [];

interface FileTableProps {
  rows: readonly FileRow[];
  sort: FileSort | null;
  onSort: (sort: FileSort | null) => void;
  onMap: (item: QueueItem) => void;
  onRemove: (rows: readonly FileRow[]) => void;
}

export function FileTable({ rows: latestRows, sort, onSort, onMap, onRemove }: FileTableProps) {
  const { t } = useTexts();
  // Drawn in pieces between which the window answers, the first as well: a dozen files change in the second between two drawings.
  const rows = useDeferredValue(latestRows, noRows);
  const drawn = useGrowing(rows.length);
  // The same function for every drawing, for rows that are not drawn again.
  const latest = useRef(onRemove);
  latest.current = onRemove;
  const removeRow = useCallback((row: FileRow) => latest.current([row]), []);
  const heading = (by: FileSortKey, label: string) => (
    <SortHeading by={by} sort={sort} onSort={onSort}>
      {label}
    </SortHeading>
  );
  return (
    <Table className="files" layout="fixed" aria-label={t('import.files')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className="files-name" aria-sort={sortOf('name', sort)}>
            {heading('name', t('import.file'))}
          </Table.Th>
          <Table.Th className="files-bank" aria-sort={sortOf('bank', sort)}>
            {heading('bank', t('import.bank'))}
          </Table.Th>
          <Table.Th aria-sort={sortOf('period', sort)}>
            {heading('period', t('import.accountPeriod'))}
          </Table.Th>
          <Table.Th className="number files-count" aria-sort={sortOf('bookings', sort)}>
            {heading('bookings', t('import.bookings'))}
          </Table.Th>
          <Table.Th className="files-state" aria-sort={sortOf('state', sort)}>
            {heading('state', t('import.state'))}
          </Table.Th>
          <Table.Th className="files-actions">
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.slice(0, drawn).map((row) => (
          <MemoRow key={row.key} row={row} onMap={onMap} onRemove={removeRow} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/**
 * How many of so many rows are drawn by now: a long list grows step by step until it is there as a whole, so that no step holds up the
 * window. Rows that are drawn stay.
 */
function useGrowing(rows: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= rows) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + perStep)), restMs);
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}

function sortOf(by: FileSortKey, sort: FileSort | null): 'ascending' | 'descending' | undefined {
  if (sort?.by !== by) return undefined;
  return sort.isDown ? 'descending' : 'ascending';
}

interface SortHeadingProps {
  by: FileSortKey;
  sort: FileSort | null;
  onSort: (sort: FileSort | null) => void;
  children: ReactNode;
}

function SortHeading({ by, sort, onSort, children }: SortHeadingProps) {
  const Arrow = sort?.isDown ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className="sort-heading" onClick={() => onSort(nextSort(sort, by))}>
      {children}
      {sort?.by === by ? <Arrow size={13} aria-hidden /> : null}
    </UnstyledButton>
  );
}

/** Forty files change one at a time: the others are not drawn again. */
const MemoRow = memo(FileTableRow, (before, after) => isSameRow(before.row, after.row));

interface FileTableRowProps {
  row: FileRow;
  onMap: (item: QueueItem) => void;
  onRemove: (row: FileRow) => void;
}

function FileTableRow({ row, onMap, onRemove }: FileTableRowProps) {
  const { t, format, sentence } = useTexts();
  const { queue } = useImport();
  const { digest, item } = row;
  const isUnderWay = row.state === 'waiting' || row.state === 'reading' || row.state === 'unpacking';
  const unpacking = item?.unpacking ?? null;
  // What an earlier session left open is said once for all such files, above the list.
  const error = row.state === 'unfinished' ? null : row.error;
  return (
    <>
      <PlainRow data-state={row.state}>
        <PlainCell className="file-name">
          <FileName name={row.name} />
          <Text size="xs" c="dimmed">
            {format.bytes(row.sizeBytes)}
          </Text>
        </PlainCell>
        <PlainCell>{digest ? <ReadingReasons row={row} digest={digest} /> : null}</PlainCell>
        <PlainCell className="file-account">
          <span className="private" title={accountsOf(row, t) ?? undefined}>
            {accountsOf(row, t)}
          </span>
          {digest?.firstBookingDay && digest.lastBookingDay ? (
            <Text size="xs" c="dimmed">
              {format.period(digest.firstBookingDay, digest.lastBookingDay)}
            </Text>
          ) : null}
        </PlainCell>
        <PlainCell className="number">
          {isRead(row) ? <LineAccount row={row} /> : row.state === 'reading' && <RowsSoFar row={row} />}
        </PlainCell>
        <PlainCell>
          {row.state === 'reading' || row.state === 'unpacking' ? (
            <FileProgress row={row} />
          ) : (
            <StatusBadge tone={tones[row.state]}>
              {t(`import.fileState.${row.state}`, { share: '' })}
            </StatusBadge>
          )}
        </PlainCell>
        <PlainCell className="file-actions">
          {item && digest !== null ? (
            <ActionIcon
              title={t('import.map')}
              aria-label={t('import.mapOf', { name: row.name })}
              // Also while the file is read: its beginning is enough to map by, and whoever pressed it comes back to it.
              onClick={() => onMap(item)}
            >
              <IconColumns3 size={16} />
            </ActionIcon>
          ) : null}
          {item === null && digest !== null && row.file ? <ReturnFile file={row.file} onMap={onMap} /> : null}
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
            className="file-remove"
            onKeyDown={ignoreRepeat}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onRemove(row);
            }}
          >
            <IconX size={16} />
          </ActionIcon>
        </PlainCell>
      </PlainRow>
      {item && unpacking ? <ArchiveNotes item={item} unpacking={unpacking} /> : null}
      {error && unpacking === null ? (
        <PlainRow className="file-note">
          <PlainCell colSpan={6}>
            <Text size="sm" role="alert">
              {sentence({ ...error, params: { name: row.name, ...error.params } })}
            </Text>
          </PlainCell>
        </PlainRow>
      ) : null}
      {isRead(row) ? <FileNotes row={row} /> : null}
    </>
  );
}

/** It came to rows, whatever is still to be said about them. */
function isRead({ state }: FileRow): boolean {
  return state === 'ready' || state === 'question' || state === 'confirm' || state === 'nothing';
}

/** A key held down would take one file after the other out. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** The row goes with its button: the same button of the row that takes its place gets the focus. */
function focusNeighbour(button: HTMLElement) {
  const all = [...(button.closest('tbody')?.querySelectorAll<HTMLElement>('.file-remove') ?? [])];
  const at = all.indexOf(button);
  (all[at + 1] ?? all[at - 1])?.focus();
}

function accountsOf({ digest }: FileRow, t: Texts['t']): string | null {
  if (!digest) return null;
  const first = digest.firstAccount;
  if (!first) return t('import.noAccount');
  if (digest.accounts > 1) return t('import.accounts', { count: digest.accounts });
  if (first.iban) return groupedIban(first.iban);
  return first.accountNumber ?? first.name ?? t('import.noAccount');
}

const { tr, td } = Table.classes;

function joined(own: string | undefined, given: string | undefined): string {
  return given ? `${own ?? ''} ${given}` : (own ?? '');
}

/**
 * A row and a cell of a `Table` as the library draws them, without what it works out anew for each: two hundred files have more than a
 * thousand cells.
 */
function PlainRow({ className, ...others }: ComponentProps<'tr'>) {
  return <tr {...others} className={joined(tr, className)} data-with-row-border="true" />;
}

function PlainCell({ className, ...others }: ComponentProps<'td'>) {
  return <td {...others} className={joined(td, className)} />;
}
