import { Table } from '@mantine/core';
import { useState } from 'react';
import { partsOf, plainText } from '../answer-view/answer-parts';
import { ScrollBox } from '../answer-view/scroll-box';
import { useTexts } from '../base/language';
import { Pager } from '../customers/pager';
import type { AnswerTable } from './answer-rows';

/** Rows drawn at once. */
const pageSize = 50;

/** A list of an answer, a page at a time. Names and values stand as the service gave them. */
export function AnswerTableView({ table }: { table: AnswerTable }) {
  const { t } = useTexts();
  const [first, setFirst] = useState(0);
  const { columns, rows } = table;
  const last = Math.min(first + pageSize, rows.length);
  return (
    <>
      <ScrollBox className="explorer-table" label={t('explorer.as.table')}>
        <Table aria-label={t('explorer.answer')}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((name) => (
                <Table.Th key={name} className="nowrap code">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(first, last).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name of their own and never move
              <Table.Tr key={first + at}>
                {columns.map((name) => (
                  <Cell key={name} value={row[name]} />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      {rows.length > pageSize ? (
        <Pager first={first} total={rows.length} pageSize={pageSize} onGo={setFirst} />
      ) : null}
    </>
  );
}

function Cell({ value }: { value: unknown }) {
  const { t } = useTexts();
  const text = plainText(value);
  if (text === null) {
    const count = partsOf(value).length;
    return (
      <Table.Td className="nowrap dim">
        {t(Array.isArray(value) ? 'explorer.items' : 'explorer.members', { count })}
      </Table.Td>
    );
  }
  return (
    <Table.Td className={typeof value === 'number' ? 'number' : 'cut'} title={text}>
      <span className="private">{text}</span>
    </Table.Td>
  );
}
