import { NativeSelect, Table } from '@mantine/core';
import type { ColumnReading, TargetField } from '../../preload/contract';
import { useTexts } from '../app/language';
import { type MappingChoice, offeredFields, withColumn } from './mapping-choice';

interface MappingColumnsProps {
  columns: readonly ColumnReading[];
  choice: MappingChoice;
  onChange: (choice: MappingChoice) => void;
}

/** One line per column of the file: its name, three of its cells, and a select; no dragging (feature 13). */
export function MappingColumns({ columns, choice, onChange }: MappingColumnsProps) {
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
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => {
            const label = column.header || t('mapping.column', { number: column.index + 1 });
            return (
              <Table.Tr key={column.index}>
                <Table.Td className="mapping-name">{label}</Table.Td>
                <Table.Td className="mapping-sample private">
                  {column.sample.slice(0, 3).join(' · ')}
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('mapping.fieldOf', { column: label })}
                    value={choice.get(column.index) ?? ''}
                    onChange={(event) => {
                      const field = event.currentTarget.value as TargetField | '';
                      onChange(withColumn(choice, column.index, field === '' ? null : field));
                    }}
                    data={[{ value: '', label: t('mapping.none') }, ...fields]}
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
