import { Table, Text } from '@mantine/core';
import { type StagedRowColumn, stagedRowColumns } from '../../preload/contract';
import { decimalOf } from '../../preload/contract/minor-units';
import { useTexts } from '../app/language';
import { Amount } from '../ui/amount';
import { groupedIban } from '../ui/format';
import type { PreviewTable } from './worker-protocol';

const previewRows = 5;

function cell(row: PreviewTable['rows'][number], name: StagedRowColumn): string | number | null {
  return row[stagedRowColumns.indexOf(name)] ?? null;
}

function text(row: PreviewTable['rows'][number], name: StagedRowColumn): string {
  const value = cell(row, name);
  return value === null ? '' : String(value);
}

function references(row: PreviewTable['rows'][number]): string {
  const names = ['bookingText', 'eref', 'mref', 'creditorId'] as const;
  return names
    .map((name) => text(row, name))
    .filter(Boolean)
    .join(' · ');
}

function Detail({ text: shown }: { text: string }) {
  return shown === '' ? null : (
    <Text size="xs" c="dimmed" truncate>
      {shown}
    </Text>
  );
}

/** Five real bookings as the choices at hand would read them. */
export function MappingPreview({ preview }: { preview: PreviewTable | null }) {
  const { t, format } = useTexts();
  const rows = preview?.rows.slice(0, previewRows) ?? [];
  if (rows.length === 0) return <Text c="dimmed">{t('mapping.noRows')}</Text>;
  const accounts = preview?.reading.accounts ?? [];
  return (
    <Table className="preview" layout="fixed" aria-label={t('mapping.preview')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={60}>{t('rows.line')}</Table.Th>
          <Table.Th w={96}>{t('rows.day')}</Table.Th>
          <Table.Th className="number" w={130}>
            {t('rows.amount')}
          </Table.Th>
          <Table.Th>{t('rows.counterparty')}</Table.Th>
          <Table.Th>{t('rows.purpose')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const account = accounts[Number(cell(row, 'accountIndex') ?? 0)];
          const currency = (cell(row, 'currency') as string | null) ?? account?.currency ?? null;
          const minor = cell(row, 'amountMinor') as number | null;
          const day = cell(row, 'bookingDay') as string | null;
          return (
            <Table.Tr key={text(row, 'line') + text(row, 'contentHash')}>
              <Table.Td className="number">{text(row, 'line')}</Table.Td>
              <Table.Td>{day ? format.day(day) : '–'}</Table.Td>
              <Table.Td className="number">
                <Amount value={minor === null ? null : decimalOf(minor, currency)} currency={currency} />
              </Table.Td>
              <Table.Td className="cut private">
                {text(row, 'counterpartyName')}
                <Detail text={groupedIban(text(row, 'counterpartyIban'))} />
              </Table.Td>
              <Table.Td className="cut private">
                {text(row, 'purpose')}
                <Detail text={references(row)} />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
