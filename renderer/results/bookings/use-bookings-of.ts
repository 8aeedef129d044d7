import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import type { FigureFilter } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { type Said, useTexts } from '../../base/language';
import { useFilter } from '../filters/filter-context';
import type { BookingsBehind } from './bookings-drawer';

/** Opens the bookings that local figures of some accounts and months count. */
export function useBookingsOf(onBehind: (behind: BookingsBehind) => void) {
  const { sentence } = useTexts();
  const { customerId } = useFilter();
  return useCallback(
    async (title: Said, filter: FigureFilter) => {
      const answer = await kontor().results.bookingsOf(customerId, filter);
      if (!answer.ok) {
        notifications.show({ message: sentence(answer.error), color: 'red' });
        return;
      }
      const { ids, total } = answer.value;
      const isCut = total > ids.length;
      const label: Said | null = isCut
        ? ({ t }) => t('filter.firstOf', { shown: ids.length, count: total })
        : null;
      onBehind({ title, groups: [{ label, ids }] });
    },
    [customerId, onBehind, sentence],
  );
}
