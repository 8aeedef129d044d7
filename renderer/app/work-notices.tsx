import { Button, CloseButton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useWorkWay } from '../uploads/use-work-way';
import { endsSince, statesOf, type WorkEnd } from '../uploads/work';

/**
 * What ended while the user was elsewhere is said, with the way there, and stays until it is read: nothing takes the
 * screen away from under the user (issue 10, point 17). A strip of its own at the lower edge: what stays must not
 * cover what the user works on.
 */
export function WorkNotices() {
  const { t } = useTexts();
  const uploads = useLive('uploads.changed');
  const runs = useLive('runs.changed');
  const customers = useLive('customers.changed');
  const way = useWorkWay();
  const [ends, setEnds] = useState<readonly WorkEnd[]>([]);
  const before = useRef<ReturnType<typeof statesOf> | null>(null);
  useEffect(() => {
    if (!uploads || !runs) return;
    const more = before.current ? endsSince(before.current, uploads, runs) : [];
    before.current = statesOf(uploads, runs);
    if (more.length > 0) setEnds((known) => [...more.toReversed(), ...known]);
  }, [uploads, runs]);
  // Where the user has gone by another way, it is read as well.
  const unread = ends.filter((end) => !way.isThere(end));
  useEffect(() => {
    if (unread.length < ends.length) setEnds(unread);
  });

  const read = (end: WorkEnd) => setEnds((known) => known.filter(({ id }) => id !== end.id));
  return (
    // Always there, so that a screen reader hears what is put into it.
    <section className="work-notices" aria-label={t('work.endedPlace')} aria-live="polite">
      {unread.map((end) => {
        const name = customers?.find(({ id }) => id === end.customerId)?.name ?? '–';
        return (
          <div key={end.id} className="work-notice" data-good={end.ended.endsWith('.done') || undefined}>
            <Text size="sm" className="strip-text private">
              {t(`work.ended.${end.ended}`, { name })}
            </Text>
            <Button
              className="strip-button"
              size="compact-sm"
              variant="light"
              onClick={() => {
                read(end);
                way.show(end);
              }}
            >
              {t(end.ended === 'analysis.done' ? 'run.showResults' : 'upload.show')}
            </Button>
            <CloseButton size="sm" aria-label={t('ui.closeNotice')} onClick={() => read(end)} />
          </div>
        );
      })}
    </section>
  );
}
