import { Button, Group, Switch } from '@mantine/core';
import {
  type CellEdit,
  editFieldOf,
  type Finding,
  type ImportSummary,
  type RowPlace,
} from '../../../preload/contract';
import { useTexts } from '../../base/language';
import type { FindingGroup } from '../findings/finding-groups';
import { useImport } from '../queue/import-context';
import { LeaveOut } from './leave-out';
import type { RowChanges } from './use-row-changes';

interface GroupActionsProps {
  group: FindingGroup;
  changes: RowChanges;
  onShowRule: (rule: string) => void;
}

/** Checks that name a row and mean others: leaving it out mends nothing. */
const ofOthers: ReadonlySet<string> = new Set([
  'balance.break',
  'balance.unrelated',
  'balance.order',
  'balance.closing',
]);

/** Checks that a page of Check shows better than a list, and that no mapping mends. */
const shownElsewhere: Readonly<Record<string, 'coverage' | 'duplicates'>> = {
  'coverage.gap': 'coverage',
  'coverage.overlap': 'coverage',
  'row.twice': 'duplicates',
};

/** The row that is meant, or the line where only that is known. */
function placeOf({ fileId, line, rowIds }: Finding): RowPlace | null {
  const [rowId] = rowIds ?? [];
  if (rowId !== undefined) return { rowId };
  return fileId === undefined || line === null ? null : { fileId, line };
}

/** What can be done with all findings of one check. */
export function GroupActions({ group, changes, onShowRule }: GroupActionsProps) {
  const { t, format } = useTexts();
  const { change } = useImport();
  const tab = shownElsewhere[group.rule];
  const rows = group.found.flatMap((finding) => placeOf(finding) ?? []);
  const cells = group.found.flatMap((finding): CellEdit[] => {
    const { suggestion } = finding;
    const field = suggestion && editFieldOf(suggestion.field);
    const at = placeOf(finding);
    return at && field ? [{ at, field, value: suggestion.value }] : [];
  });
  // Of very many the first are listed, and only those are meant by a press.
  const isCut = group.total > group.found.length;
  const labelOf = (what: 'repair' | 'leaveOut', count: number) =>
    isCut
      ? t(`findings.${what}Listed`, { count, total: format.count(group.total) })
      : t(`findings.${what}All`, { count });
  return (
    <Group gap="xs" className="finding-actions">
      {cells.length > 0 ? (
        <Button
          size="compact-sm"
          variant="filled"
          loading={changes.isRunning}
          onClick={() =>
            void changes.edit({ kind: 'repair', cells }, t('rows.changed.repair', { count: cells.length }))
          }
        >
          {labelOf('repair', cells.length)}
        </Button>
      ) : null}
      {rows.length > 0 ? (
        <>
          <Button size="compact-sm" onClick={() => onShowRule(group.rule)}>
            {t('findings.showRows')}
          </Button>
          {ofOthers.has(group.rule) ? null : (
            <LeaveOut
              size="compact-sm"
              label={labelOf('leaveOut', rows.length)}
              isRunning={changes.isRunning}
              onLeaveOut={(reason) =>
                void changes.choose(
                  { rows, choice: 'leaveOut', ...(reason ? { reason } : {}) },
                  t('rows.changed.leaveOutAll', { count: rows.length }),
                )
              }
            />
          )}
        </>
      ) : null}
      {tab ? (
        <Button size="compact-sm" onClick={() => change({ checkTab: tab })}>
          {t(tab === 'coverage' ? 'findings.showDays' : 'findings.compareRows')}
        </Button>
      ) : (
        <Button size="compact-sm" onClick={() => change({ step: 'files' })}>
          {t('findings.openMapping')}
        </Button>
      )}
    </Group>
  );
}

interface PendingSwitchProps {
  summary: ImportSummary;
  /** Rows that are announced and sent all the same. */
  pendingIn: number;
  changes: RowChanges;
}

/** All announced rows in, or out again; shown where there are some. */
export function PendingSwitch({ summary, pendingIn, changes }: PendingSwitchProps) {
  const { t } = useTexts();
  const pending = summary.accounts.reduce((sum, account) => sum + account.pending, 0);
  if (pending + pendingIn === 0) return null;
  return (
    <Switch
      label={t('rows.pendingIn')}
      checked={pendingIn > 0}
      disabled={changes.isRunning}
      onChange={(event) =>
        event.currentTarget.checked
          ? void changes.choose(
              { rows: { states: ['pending'] }, choice: 'send' },
              t('history.choice.send', { count: pending }),
            )
          : void changes.choose(
              { rows: { isPendingIn: true }, choice: 'default' },
              t('history.choice.default', { count: pendingIn }),
            )
      }
    />
  );
}
