import { ActionIcon, Table, Text } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import type { ColumnReading, TargetField } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { isolatedText } from '../../base/languages/isolated-text';
import { type ColumnFit, fitOf } from './column-fit';
import { type ColumnPlan, type PartPlan, withField, withSplit } from './column-plan';
import { ColumnSplitEditor, firstSplit } from './column-split-editor';
import { FieldSelect } from './field-select';

/** Makes the next plan of the last one; never changes itself, so that rows need not be drawn again for it. */
export type ChangePlan = (edit: (plan: ColumnPlan) => ColumnPlan) => void;

interface MappingColumnsProps {
  columns: readonly ColumnReading[];
  plan: ColumnPlan;
  nameOf: (column: number) => string;
  onChange: ChangePlan;
}

/** One line per column of the file: its name, three of its cells, and a select; no dragging (feature 13). */
export function MappingColumns({ columns, plan, nameOf, onChange }: MappingColumnsProps) {
  const { t } = useTexts();
  const [begins] = useState(() => firstInNeed(columns, plan));
  return (
    <div className="mapping-list">
      <Table stickyHeader aria-label={t('mapping.list')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('mapping.ofFile')}</Table.Th>
            <Table.Th>{t('mapping.examples')}</Table.Th>
            <Table.Th w={210}>{t('mapping.feeds')}</Table.Th>
            <Table.Th w={190}>{t('mapping.fits')}</Table.Th>
            <Table.Th w={44}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column, at) => (
            <ColumnRow
              key={column.index}
              isFirst={at === begins}
              column={column}
              name={nameOf(column.index)}
              field={plan.fields.get(column.index) ?? null}
              split={plan.splits.get(column.index) ?? null}
              onChange={onChange}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The first column that feeds nothing, or does not fit what it feeds; the very first where all is well. */
function firstInNeed(columns: readonly ColumnReading[], plan: ColumnPlan): number {
  const found = columns.findIndex((column) => {
    const field = plan.fields.get(column.index);
    if (plan.splits.has(column.index)) return false;
    const fit = field ? fitOf(column, field) : null;
    return !field || (fit !== null && fit.level !== 'good');
  });
  return Math.max(0, found);
}

interface ColumnRowProps {
  /** Holds the focus when the dialog opens: who works by keyboard came for this one, not for the cross. */
  isFirst: boolean;
  column: ColumnReading;
  name: string;
  field: TargetField | null;
  split: PartPlan | null;
  onChange: ChangePlan;
}

/** Twenty selects of forty fields each: only the row that changed is drawn, or the preview would wait for it (feature 14). */
const ColumnRow = memo(function ColumnRow({ isFirst, column, name, field, split, onChange }: ColumnRowProps) {
  const { t } = useTexts();
  const { index } = column;
  const fitId = useId();
  const fit = field && !split ? fitOf(column, field) : null;
  const sample = column.sample.slice(0, 3).map(isolatedText).join(' · ');
  return (
    <>
      <Table.Tr>
        <Table.Td className="mapping-name">{name}</Table.Td>
        <Table.Td className="mapping-sample private" title={sample}>
          {sample}
        </Table.Td>
        <Table.Td className="mapping-field">
          {split ? (
            <Text c="dimmed">{t('mapping.isSplit')}</Text>
          ) : (
            <FieldSelect
              hasFocus={isFirst}
              name={t('mapping.fieldOf', { column: name })}
              value={field}
              isWrong={fit !== null && fit.level !== 'good'}
              describedBy={fitId}
              onChange={(chosen) => onChange((plan) => withField(plan, index, chosen))}
            />
          )}
        </Table.Td>
        <Table.Td id={fitId} className="mapping-fit">
          {split ? null : <ColumnFitText column={column} field={field} fit={fit} />}
        </Table.Td>
        <Table.Td>
          <ActionIcon
            title={t(split ? 'mapping.unsplit' : 'mapping.split')}
            aria-label={t('mapping.splitOf', { column: name })}
            aria-pressed={split !== null}
            onClick={() => onChange((plan) => withSplit(plan, index, split ? null : firstSplit))}
          >
            <IconArrowsSplit2 size={16} />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
      {split ? (
        <Table.Tr className="file-note">
          <Table.Td colSpan={5}>
            <ColumnSplitEditor
              column={column}
              name={name}
              split={split}
              onChange={(changed) => onChange((plan) => withSplit(plan, index, changed))}
            />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
});

interface ColumnFitTextProps {
  column: ColumnReading;
  field: TargetField | null;
  fit: ColumnFit | null;
}

/** How many of the column's values fit what it is said to hold, and how sure Kontor was of its own proposal. */
function ColumnFitText({ column, field, fit }: ColumnFitTextProps) {
  const { t, format } = useTexts();
  if (field === null) return null;
  const isProposed = column.field === field && column.score > 0;
  return (
    <>
      {fit ? (
        <Text
          size="xs"
          c={fit.level === 'good' ? 'dimmed' : 'var(--bad)'}
          fw={fit.level === 'good' ? 400 : 600}
        >
          {t(`mapping.fit.${fit.kind}`, { count: fit.filled, fitting: fit.fitting })}
        </Text>
      ) : null}
      {isProposed ? (
        <Text size="xs" c="dimmed">
          {t('mapping.proposed', { share: format.percent(column.score) })}
        </Text>
      ) : null}
    </>
  );
}
