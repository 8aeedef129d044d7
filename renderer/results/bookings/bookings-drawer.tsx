import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import type { LocalFigures, Result } from '../../../preload/contract';
import { type Said, saidIn, useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { CategoryContext } from './booking-category';
import { BookingGroup } from './booking-group';
import { ExclusionContext } from './exclusion';
import { useBookings } from './use-bookings';
import { useCorrecting } from './use-correcting';

/** What a bar, a contract or a figure stands for: identifiers as the service named them, in groups. */
export interface BookingsBehind {
  title: Said;
  groups: { label: Said | null; ids: readonly string[] }[];
}

interface BookingsDrawerProps {
  customerId: string;
  /** The answer about single bookings; null where the service gave none. */
  categorized: Result | null;
  /** Where some of the bookings may be left out; null where nothing is known of them. */
  figures: LocalFigures | null;
  behind: BookingsBehind | null;
  onClose: () => void;
}

/** The bookings behind a figure; each opens the line of the file it came from (features 52 and 53). */
export function BookingsDrawer({ customerId, categorized, figures, behind, onClose }: BookingsDrawerProps) {
  const texts = useTexts();
  const { t } = texts;
  const exclusions = useMemo(() => {
    const notes = new Map(figures?.excluded?.map(({ transactionId, note }) => [transactionId, note]));
    return figures ? { customerId, notes } : null;
  }, [customerId, figures]);
  const { askPayee, dialog } = useCorrecting(customerId, categorized);
  return (
    <Drawer
      opened={behind !== null}
      onClose={onClose}
      position="right"
      size="min(720px, 92vw)"
      title={behind && saidIn(texts, behind.title)}
      closeButtonProps={{ 'aria-label': t('results.drawer.close') }}
      transitionProps={{ duration: 0 }}
    >
      <CategoryContext.Provider
        value={categorized ? { payload: categorized.payload, correct: askPayee } : null}
      >
        <ExclusionContext.Provider value={exclusions}>
          {behind ? <Contents customerId={customerId} behind={behind} /> : null}
        </ExclusionContext.Provider>
      </CategoryContext.Provider>
      {dialog}
    </Drawer>
  );
}

function Contents({ customerId, behind }: { customerId: string; behind: BookingsBehind }) {
  const texts = useTexts();
  const { t } = texts;
  const ids = useMemo(() => behind.groups.flatMap((group) => group.ids), [behind]);
  const bookings = useBookings(customerId, ids);
  if (ids.length === 0) return <p className="dim">{t('results.drawer.none')}</p>;
  if (bookings.state === 'loading') return <Busy label={t('results.drawer.loading')} />;
  if (bookings.state === 'failed') return <FailureNotice error={bookings.error} />;
  return (
    <div className="bookings">
      {behind.groups
        .filter((group) => group.ids.length > 0)
        .map(({ label, ids: own }) => (
          <BookingGroup key={own[0]} label={label && saidIn(texts, label)} ids={own} byId={bookings.byId} />
        ))}
    </div>
  );
}
