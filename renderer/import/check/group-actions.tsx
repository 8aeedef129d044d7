import { Button, Group } from '@mantine/core';
import { type CellEdit, editFieldOf } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { useImport } from '../queue/import-context';
import type { FindingGroup } from './finding-groups';
import type { RowChanges } from './use-row-changes';

interface GroupActionsProps {
  group: FindingGroup;
  changes: RowChanges;
  onShowRule: (rule: string) => void;
}

/** What can be done with all findings of one check. */
export function GroupActions({ group, changes, onShowRule }: GroupActionsProps) {
  const { t } = useTexts();
  const { change } = useImport();
  const rows = group.found.flatMap(({ fileId, finding: { line } }) =>
    line === null ? [] : [{ fileId, line }],
  );
  const cells = group.found.flatMap(({ fileId, finding: { line, suggestion } }): CellEdit[] => {
    const field = suggestion && editFieldOf(suggestion.field);
    return line === null || !field ? [] : [{ at: { fileId, line }, field, value: suggestion.value }];
  });
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
          {t('findings.repairAll', { count: cells.length })}
        </Button>
      ) : null}
      {rows.length > 0 ? (
        <>
          <Button size="compact-sm" onClick={() => onShowRule(group.rule)}>
            {t('findings.showRows')}
          </Button>
          <Button
            size="compact-sm"
            disabled={changes.isRunning}
            onClick={() =>
              void changes.choose(
                { rows, choice: 'leaveOut' },
                t('rows.changed.leaveOutAll', { count: rows.length }),
              )
            }
          >
            {t('findings.leaveOutAll', { count: rows.length })}
          </Button>
        </>
      ) : null}
      <Button size="compact-sm" onClick={() => change({ step: 'files' })}>
        {t('findings.openMapping')}
      </Button>
    </Group>
  );
}
