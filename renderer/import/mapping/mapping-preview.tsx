import { Table, Text } from '@mantine/core';
import type { StagedRowColumn, TargetField } from '../../../preload/contract';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { Amount } from '../../ui/amount';
import { previewCell } from '../reading/preview-cell';
import type { PreviewTable } from '../reading/worker-protocol';

const previewRows = 5;

type PreviewRow = PreviewTable['rows'][number];

/** Where a field ends up in a row, in the order in which a booking is read. Fields that steer a row have no place of their own. */
const places: readonly { readonly column: StagedRowColumn; readonly fields: readonly TargetField[] }[] = [
  { column: 'valueDay', fields: ['valueDate'] },
  { column: 'counterpartyName', fields: ['counterpartyName', 'payerName', 'payeeName'] },
  { column: 'counterpartyIban', fields: ['counterpartyIban', 'payerIban', 'payeeIban'] },
  { column: 'counterpartyBic', fields: ['counterpartyBic'] },
  { column: 'purpose', fields: ['purpose'] },
  { column: 'bookingText', fields: ['bookingText'] },
  { column: 'eref', fields: ['eref'] },
  { column: 'mref', fields: ['mref'] },
  { column: 'creditorId', fields: ['creditorId'] },
  { column: 'balanceMinor', fields: ['balanceAfter'] },
  { column: 'originalAmountMinor', fields: ['originalAmount'] },
  { column: 'differentCreditor', fields: ['differentCreditor'] },
  { column: 'differentDebitor', fields: ['differentDebitor'] },
  { column: 'merchantCategoryCode', fields: ['merchantCategoryCode'] },
  { column: 'sepaPurposeCode', fields: ['sepaPurposeCode'] },
  { column: 'transactionCode', fields: ['transactionCode'] },
];
const always: ReadonlySet<StagedRowColumn> = new Set(['counterpartyName', 'purpose']);

/** The columns to show: what nearly every booking has, what is mapped, though it may stay empty, and what came of it. */
export function shownPlaces(rows: readonly PreviewRow[], mapped: ReadonlySet<TargetField>) {
  return places.filter(
    ({ column, fields }) =>
      always.has(column) ||
      fields.some((field) => mapped.has(field)) ||
      rows.some((row) => previewCell(row, column) !== null),
  );
}

interface MappingPreviewProps {
  preview: PreviewTable | null;
  /** What the columns feed, as the user has it now. */
  mapped: ReadonlySet<TargetField>;
}

/** Five real bookings as the choices at hand would read them, with every field that is mapped. */
export function MappingPreview({ preview, mapped }: MappingPreviewProps) {
  const { t, coded, format } = useTexts();
  const rows = preview?.rows.slice(0, previewRows) ?? [];
  if (rows.length === 0) return <Text c="dimmed">{t('mapping.noRows')}</Text>;
  const shown = shownPlaces(rows, mapped);
  const accounts = preview?.reading.accounts ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="preview-frame" tabIndex={0} aria-label={t('mapping.preview')}>
      <Table className="preview" aria-label={t('mapping.preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('rows.line')}</Table.Th>
            <Table.Th>{t('rows.day')}</Table.Th>
            <Table.Th className="number">{t('rows.amount')}</Table.Th>
            {shown.map(({ column, fields }) => (
              <Table.Th key={column} className={isMoney(column) ? 'number' : undefined}>
                {coded('field', fields[0] ?? '')}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const account = accounts[Number(previewCell(row, 'accountIndex') ?? 0)];
            const currency = (previewCell(row, 'currency') as string | null) ?? account?.currency ?? null;
            const day = previewCell(row, 'bookingDay') as string | null;
            return (
              <Table.Tr key={`${previewCell(row, 'line')}${previewCell(row, 'contentHash')}`}>
                <Table.Td className="number">{previewCell(row, 'line')}</Table.Td>
                <Table.Td className="nowrap">{day ? format.day(day) : '–'}</Table.Td>
                <Table.Td className="number">
                  <Money minor={previewCell(row, 'amountMinor')} currency={currency} />
                </Table.Td>
                {shown.map(({ column }) => (
                  <PlaceCell key={column} row={row} column={column} currency={currency} />
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function isMoney(column: StagedRowColumn): boolean {
  return column === 'balanceMinor' || column === 'originalAmountMinor';
}

function Money({ minor, currency }: { minor: string | number | null; currency: string | null }) {
  return <Amount value={minor === null ? null : decimalOf(Number(minor), currency)} currency={currency} />;
}

interface PlaceCellProps {
  row: PreviewRow;
  column: StagedRowColumn;
  currency: string | null;
}

function PlaceCell({ row, column, currency }: PlaceCellProps) {
  const { format } = useTexts();
  const value = previewCell(row, column);
  if (isMoney(column)) {
    const own = column === 'originalAmountMinor' ? previewCell(row, 'originalCurrency') : null;
    return (
      <Table.Td className="number">
        <Money minor={value} currency={own === null ? currency : String(own)} />
      </Table.Td>
    );
  }
  const text = value === null ? '' : String(value);
  const shown =
    column === 'valueDay' && text
      ? format.day(text)
      : column === 'counterpartyIban'
        ? groupedIban(text)
        : text;
  return (
    <Table.Td className="cut private" title={shown}>
      {shown}
    </Table.Td>
  );
}
