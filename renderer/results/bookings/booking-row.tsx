import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import type { TracedTransaction } from '../../../preload/contract';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { Amount } from '../../ui/amount';
import { BookingCategory } from './booking-category';
import { Exclusion } from './exclusion';

/** A booking; a click opens the line of the file it came from, with its raw text. */
export function BookingRow({ booking }: { booking: TracedTransaction }) {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <UnstyledButton
        className="booking-row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="tabular nowrap">{format.day(booking.bookingDay)}</span>
        <span className="clipped private" title={booking.counterpartyName ?? undefined}>
          {booking.counterpartyName ?? t('results.drawer.noName')}
        </span>
        <span className="clipped dim private" title={booking.purpose ?? booking.bookingText ?? undefined}>
          {booking.purpose ?? booking.bookingText}
        </span>
        <Amount value={booking.amount} currency={booking.currency} />
      </UnstyledButton>
      {isOpen ? <BookingSource id={id} booking={booking} /> : null}
    </li>
  );
}

function BookingSource({ id, booking }: { id: string; booking: TracedTransaction }) {
  const { t, format } = useTexts();
  const facts: [string, string | null][] = [
    [t('results.drawer.account'), booking.accountLabel],
    [t('results.drawer.valueDay'), booking.valueDay ? format.day(booking.valueDay) : null],
    [t('results.drawer.iban'), booking.counterpartyIban ? groupedIban(booking.counterpartyIban) : null],
    [t('results.drawer.bookingText'), booking.bookingText],
    [t('results.drawer.purpose'), booking.purpose],
  ];
  return (
    <div id={id} className="booking-source">
      <BookingCategory transactionId={booking.transactionId} />
      <Exclusion transactionId={booking.transactionId} />
      <p className="booking-line private">
        {t('results.drawer.line', { line: booking.line, file: booking.fileName })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and the keyboard must reach it */}
      <pre className="raw private" title={t('results.drawer.raw')} tabIndex={0}>
        {booking.raw}
      </pre>
      <dl className="facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="private">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="dim code breakable">
        {t('results.drawer.hash')}: {booking.fileSha256}
      </p>
    </div>
  );
}
