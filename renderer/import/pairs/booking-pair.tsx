import './pairs.css';
import { Table, VisuallyHidden } from '@mantine/core';
import type { BookingSide } from '../../../preload/contract';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { Amount } from '../../ui/amount';
import { type PairField, pairLines } from './pair-fields';

const labels = {
  account: 'pairs.account',
  bookingDay: 'rows.day',
  valueDay: 'rows.valueDay',
  amount: 'rows.amount',
  counterpartyName: 'rows.counterparty',
  counterpartyIban: 'rows.iban',
  purpose: 'rows.purpose',
  bookingText: 'rows.bookingText',
} as const satisfies Record<PairField, string>;

interface BookingPairProps {
  label: string;
  here: BookingSide;
  there: BookingSide;
  hereTitle: string;
  thereTitle: string;
}

/** Both rows with their files, lines and raw text; what differs is marked by more than its colour. */
export function BookingPair({ label, here, there, hereTitle, thereTitle }: BookingPairProps) {
  const { t } = useTexts();
  return (
    <Table className="booking-pair" layout="fixed" aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={128}>
            <VisuallyHidden>{t('pairs.field')}</VisuallyHidden>
          </Table.Th>
          <Table.Th>{hereTitle}</Table.Th>
          <Table.Th>{thereTitle}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Th scope="row">{t('pairs.file')}</Table.Th>
          <Table.Td className="breakable">{t('upload.rollBackLine', placeOf(here))}</Table.Td>
          <Table.Td className="breakable">{t('upload.rollBackLine', placeOf(there))}</Table.Td>
        </Table.Tr>
        {pairLines(here, there).map(({ field, differs }) => (
          <Table.Tr key={field} data-differs={differs || undefined}>
            <Table.Th scope="row">
              {t(labels[field])}
              {differs ? (
                <>
                  <span aria-hidden="true"> ≠</span>
                  <VisuallyHidden>, {t('pairs.differs')}</VisuallyHidden>
                </>
              ) : null}
            </Table.Th>
            <Table.Td className="private breakable">
              <Value side={here} field={field} />
            </Table.Td>
            <Table.Td className="private breakable">
              <Value side={there} field={field} />
            </Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th scope="row">{t('pairs.raw')}</Table.Th>
          {[here, there].map((side, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
            <Table.Td key={at}>
              <pre className="raw private">{shortOf(side.raw)}</pre>
            </Table.Td>
          ))}
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}

/** Long enough for a line of any bank; a whole record of XML stands with its row. */
const shownRaw = 600;

function shortOf(raw: string): string {
  return raw.length > shownRaw ? `${raw.slice(0, shownRaw)} …` : raw;
}

function placeOf({ fileName, line }: BookingSide) {
  return { file: fileName, line };
}

function Value({ side, field }: { side: BookingSide; field: PairField }) {
  const { format } = useTexts();
  const value = side[field];
  if (field === 'amount') return <Amount value={side.amount} currency={side.currency} />;
  if (value === null || value === '') return '–';
  if (field === 'bookingDay' || field === 'valueDay') return format.day(value);
  return field === 'counterpartyIban' ? groupedIban(value) : value;
}
