import { Button, Group } from '@mantine/core';
import { createContext, useContext, useMemo } from 'react';
import { useTexts } from '../../base/language';
import { categoryName } from '../categories/category-choices';
import { reasonText } from '../categories/category-reason';
import { type Payee, payeeOfBooking } from '../categories/doubtful-payees';

interface CategorySource {
  /** The answer about single bookings. */
  readonly payload: unknown;
  correct(payee: Payee): void;
}

/** Where the bookings of a drawer have their categories from; null: the service named none. */
export const CategoryContext = createContext<CategorySource | null>(null);

/** What the service takes a booking for, how sure it is and why, and the way to correct it; nothing when it does not say. */
export function BookingCategory({ transactionId }: { transactionId: string }) {
  const texts = useTexts();
  const { t } = texts;
  const source = useContext(CategoryContext);
  const payload = source?.payload;
  const payee = useMemo(() => payeeOfBooking(payload, transactionId), [payload, transactionId]);
  if (!source || !payee) return null;
  const reason = reasonText(texts, payee.reason);
  const sureness =
    payee.confidence === null
      ? null
      : t('results.doubts.percent', { share: Math.round(payee.confidence * 100) });
  return (
    <Group gap="sm" justify="space-between">
      <p className="breakable private">
        {categoryName(payee.category, texts)}
        <span className="dim">{[sureness, reason].map((part) => (part ? ` · ${part}` : '')).join('')}</span>
      </p>
      {payee.name === null ? null : (
        <Button
          size="compact-sm"
          aria-label={t('results.correct.openOf', { payee: payee.name })}
          onClick={() => source.correct(payee)}
        >
          {t('results.correct.open')}
        </Button>
      )}
    </Group>
  );
}
