import { Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportFindings, ImportSummary, RowFilter, RowView } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { useFindingKey } from '../findings/use-finding-key';
import { useInTurn } from '../findings/use-in-turn';
import { ColumnChoice } from './column-choice';
import type { RowJump } from './grid/active-cell';
import { PendingSwitch } from './group-actions';
import { HistoryPanel } from './history-panel';
import { ReplacePanel } from './replace-panel';
import { firstColumns } from './row-columns';
import { RowDetails } from './row-details';
import { useRowPages } from './row-pages';
import { type Filters, noFilters, RowsFilter } from './rows-filter';
import { RowsTable } from './rows-table';
import { useRowChanges } from './use-row-changes';

/** What the list of rows is asked to show. */
export interface RowTarget {
  readonly filter: RowFilter;
  /** Line to go to in the file of the filter. */
  readonly line: number | null;
  /** Goes to the first row with a finding. */
  readonly isSeeking?: boolean;
}

interface RowsViewProps {
  summary: ImportSummary;
  found: ImportFindings | null;
  target: RowTarget;
}

/** Columns that were chosen last, as long as the window is open. */
let lastColumns = firstColumns;

/** All staged rows, filtered; a filter changes what is shown and never what will be sent (feature 21). */
export function RowsView({ summary, found, target }: RowsViewProps) {
  const { t } = useTexts();
  const [filters, setFilters] = useState(() => filtersOf(target));
  const [line, setLine] = useState(target.line);
  const [chosen, setChosen] = useState<{ row: RowView; index: number } | null>(null);
  const [shown, setShown] = useState(lastColumns);
  const [search] = useDebouncedValue(filters.search.trim(), 200);
  const filter = useFilter(filters, search);
  const pages = useRowPages(summary, filter);
  const changes = useRowChanges(summary);
  const isWhole = Object.keys(filter).length === 0;
  const toSend = summary.accounts.reduce((sum, account) => sum + account.bookings, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows other rows
  useEffect(() => setChosen(null), [filter]);
  // What was corrected is shown as it is now.
  const shownRow = chosen ? (pages.row(chosen.index) ?? chosen.row) : null;
  const current = shownRow && shownRow.rowId === chosen?.row.rowId ? shownRow : (chosen?.row ?? null);

  const { jump, noteChosen } = useSeeking(summary, filter, target, (row, index, column) => {
    setChosen({ row, index });
    // What is to be corrected has to be seen.
    if (column !== null) setShown((before) => (before.has(column) ? before : new Set([...before, column])));
  });

  function toggle(row: RowView) {
    const choice = row.state === 'leftOut' ? 'default' : 'leaveOut';
    const text = t(`rows.changed.${choice}`, { file: row.fileName, line: row.line });
    void changes.choose({ rows: [{ rowId: row.rowId }], choice }, text);
  }

  return (
    <div className="rows">
      <RowsFilter
        summary={summary}
        rules={Object.keys(found?.totals ?? {})}
        filters={filters}
        onChange={(change) => {
          if (change.fileId !== undefined) setLine(null);
          setFilters({ ...filters, ...change });
        }}
      >
        <span className="rows-total" role="status">
          {totalInWords(pages.total, isWhole ? toSend : null, t)}
        </span>
      </RowsFilter>
      <Group gap="xs" className="rows-tools">
        <ColumnChoice
          shown={shown}
          onChange={(next) => {
            lastColumns = next;
            setShown(next);
          }}
        />
        <ReplacePanel summary={summary} filter={filter} changes={changes} />
        <HistoryPanel summary={summary} />
        <PendingSwitch summary={summary} pendingIn={found?.pendingIn ?? 0} changes={changes} />
        <span className="rows-keys">{t('rows.keys')}</span>
      </Group>
      <FailureNotice error={pages.error} onAgain={() => pages.retry()} />
      <FailureNotice error={changes.error} />
      <RowsTable
        pages={pages}
        line={filters.fileId ? line : null}
        jump={jump}
        chosen={current}
        shown={shown}
        changes={changes}
        onChoose={(row, index) => {
          noteChosen(index);
          setChosen({ row, index });
        }}
        onToggle={toggle}
      />
      {current ? (
        <RowDetails found={found} row={current} changes={changes} onClose={() => setChosen(null)} />
      ) : null}
    </div>
  );
}

/** @param toSend rows that will be sent, where nothing is filtered out; null otherwise */
function totalInWords(
  total: number | null,
  toSend: number | null,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (total === null) return '';
  if (toSend === null) return t('rows.total', { count: total });
  return t('rows.totalToSend', { count: total, sent: toSend });
}

/** From finding to finding, by its key or because the target asks for the first. */
function useSeeking(
  summary: ImportSummary,
  filter: RowFilter,
  target: RowTarget,
  onFound: (row: RowView, index: number, column: string | null) => void,
) {
  const [jump, setJump] = useState<RowJump | null>(null);
  const at = useRef(-1);
  const goToFinding = async (isBackwards: boolean) => {
    const answer = await kontor().imports.nextFinding(summary.id, filter, { from: at.current, isBackwards });
    if (!answer.ok || answer.value === null) return;
    const { offset, row, column } = answer.value;
    at.current = offset;
    onFound(row, offset, column);
    setJump((before) => ({ index: offset, column, round: (before?.round ?? 0) + 1 }));
  };
  const latestGo = useRef(goToFinding);
  latestGo.current = goToFinding;
  const inTurn = useInTurn();
  useFindingKey((isBackwards) => inTurn(() => latestGo.current(isBackwards)));
  useEffect(() => {
    if (target.isSeeking) inTurn(() => latestGo.current(false));
  }, [target, inTurn]);
  return {
    jump,
    /** The next finding is sought from here. */
    noteChosen: (index: number) => {
      at.current = index;
    },
  };
}

function filtersOf({ filter }: RowTarget): Filters {
  const { fileId = '', accountRowId = '', rule = '' } = filter;
  return { ...noFilters, fileId, accountRowId, check: rule };
}

function useFilter(filters: Filters, search: string): RowFilter {
  const { fileId, accountRowId, state, hasFindings, check, isEdited } = filters;
  return useMemo<RowFilter>(() => {
    const level = (['error', 'warning', 'hint'] as const).find((one) => one === check);
    return {
      ...(fileId ? { fileId } : {}),
      ...(accountRowId ? { accountRowId } : {}),
      ...(state === 'all' ? {} : { states: [state] }),
      ...(search ? { search } : {}),
      ...(hasFindings ? { hasFindings } : {}),
      ...(level ? { severity: level } : check ? { rule: check } : {}),
      ...(isEdited ? { isEdited } : {}),
    };
  }, [fileId, accountRowId, state, search, hasFindings, check, isEdited]);
}
