import { ActionIcon, NativeSelect, Table, Text } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { ColumnReading, TargetField } from '../../preload/contract';
import { useTexts } from '../app/language';
import { type ColumnPlan, withField, withSplit } from './column-plan';
import { ColumnSplitEditor, firstSplit } from './column-split-editor';
import { offeredFields } from './mapping-choice';

interface MappingColumnsProps {
  columns: readonly ColumnReading[];
  plan: ColumnPlan;
  nameOf: (column: number) => string;
  onChange: (plan: ColumnPlan) => void;
}

/** One line per column of the file: its name, three of its cells, and a select; no dragging (feature 13). */
export function MappingColumns({ columns, plan, nameOf, onChange }: MappingColumnsProps) {
  const { t, coded } = useTexts();
  const fields = offeredFields.map((field) => ({ value: field, label: coded('field', field) }));
  return (
    <div className="mapping-list">
      <Table stickyHeader aria-label={t('mapping.list')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('mapping.ofFile')}</Table.Th>
            <Table.Th>{t('mapping.examples')}</Table.Th>
            <Table.Th>{t('mapping.feeds')}</Table.Th>
            <Table.Th w={44}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => {
            const { index } = column;
            const name = nameOf(index);
            const split = plan.splits.get(index);
            return (
              <Fragment key={index}>
                <Table.Tr>
                  <Table.Td className="mapping-name">{name}</Table.Td>
                  <Table.Td className="mapping-sample private">
                    {column.sample.slice(0, 3).join(' · ')}
                  </Table.Td>
                  <Table.Td>
                    {split ? (
                      <Text c="dimmed">{t('mapping.isSplit')}</Text>
                    ) : (
                      <NativeSelect
                        aria-label={t('mapping.fieldOf', { column: name })}
                        value={plan.fields.get(index) ?? ''}
                        onChange={(event) => {
                          const field = event.currentTarget.value as TargetField | '';
                          onChange(withField(plan, index, field === '' ? null : field));
                        }}
                        data={[{ value: '', label: t('mapping.none') }, ...fields]}
                      />
                    )}
                  </Table.Td>
                  <Table.Td>
                    <ActionIcon
                      title={t(split ? 'mapping.unsplit' : 'mapping.split')}
                      aria-label={t('mapping.splitOf', { column: name })}
                      aria-pressed={split !== undefined}
                      onClick={() => onChange(withSplit(plan, index, split ? null : firstSplit))}
                    >
                      <IconArrowsSplit2 size={16} />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
                {split ? (
                  <Table.Tr className="file-note">
                    <Table.Td colSpan={4}>
                      <ColumnSplitEditor
                        column={column}
                        name={name}
                        split={split}
                        onChange={(changed) => onChange(withSplit(plan, index, changed))}
                      />
                    </Table.Td>
                  </Table.Tr>
                ) : null}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
