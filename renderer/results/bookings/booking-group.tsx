import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import type { TracedTransaction } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { sumsByCurrency } from '../answers/currency-sums';
import { BookingRow } from './booking-row';

/** Rows drawn at once; a month of a large company may have thousands. */
const pageRows = 200;

interface BookingGroupProps {
  label: string | null;
  ids: readonly string[];
  byId: ReadonlyMap<string, TracedTransaction>;
}

/** Bookings in the order of their days, their sum in each currency, and the identifiers that no booking of this computer has. */
export function BookingGroup({ label, ids, byId }: BookingGroupProps) {
  const { t, format } = useTexts();
  const [limit, setLimit] = useState(pageRows);
  const known = ids
    .flatMap((id) => byId.get(id) ?? [])
    .sort((a, b) => a.bookingDay.localeCompare(b.bookingDay) || a.line - b.line);
  const unknown = ids.filter((id) => !byId.has(id));
  return (
    <section className="booking-group">
      {label ? <Title order={3}>{label}</Title> : null}
      <p className="dim booking-sum">
        {t('results.bookingCount', { count: known.length })}
        {known.length > 0 ? (
          <span className="private">
            {' · '}
            {t('results.drawer.sum', {
              amount: joinedTexts(
                sumsByCurrency(known).map(({ sum, currency }) => format.amount(sum, currency)),
                ' · ',
              ),
            })}
          </span>
        ) : null}
      </p>
      <ul className="booking-list">
        {known.slice(0, limit).map((booking) => (
          <BookingRow key={booking.transactionId} booking={booking} />
        ))}
      </ul>
      {known.length > limit ? (
        <Button onClick={() => setLimit(limit + pageRows)}>
          {t('results.drawer.more', { n: format.count(Math.min(pageRows, known.length - limit)) })}
        </Button>
      ) : null}
      {unknown.length > 0 ? (
        <details className="unknown-ids">
          <summary>{t('results.drawer.unknown', { count: unknown.length })}</summary>
          <ul className="code">
            {unknown.slice(0, pageRows).map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
