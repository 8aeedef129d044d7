import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useWorkWay } from '../uploads/use-work-way';
import { endsSince, statesOf, type WorkEnd } from '../uploads/work';

/**
 * What ended while the user was elsewhere is said, with the way there, and stays until it is read: nothing takes the
 * screen away from under the user (issue 10, point 17).
 */
export function WorkNotices() {
  const { t, language } = useTexts();
  const uploads = useLive('uploads.changed');
  const runs = useLive('runs.changed');
  const customers = useLive('customers.changed');
  const way = useWorkWay();
  /** The press comes later than the notice: it takes the way of then. */
  const latest = useRef({ tell, show: way.show });
  latest.current = { tell, show: way.show };
  const unread = useRef(new Map<string, WorkEnd>());
  const before = useRef<ReturnType<typeof statesOf> | null>(null);
  useEffect(() => {
    if (!uploads || !runs) return;
    const ends = before.current ? endsSince(before.current, uploads, runs) : [];
    before.current = statesOf(uploads, runs);
    for (const end of ends) latest.current.tell(end);
  }, [uploads, runs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language clears all notices (app.tsx); these are said again in it
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const end of unread.current.values()) latest.current.tell(end);
    });
    return () => clearTimeout(timer);
  }, [language]);

  function tell(end: WorkEnd) {
    if (way.isThere(end)) return;
    const name = customers?.find(({ id }) => id === end.customerId)?.name ?? '–';
    const noticeId = `work ${end.id}`;
    unread.current.set(end.id, end);
    notifications.show({
      id: noticeId,
      autoClose: false,
      onClose: () => unread.current.delete(end.id),
      color: end.ended.endsWith('.done') ? 'petrol' : 'yellow',
      closeButtonProps: { 'aria-label': t('ui.close') },
      message: (
        <Stack gap={6} align="flex-start">
          <span className="private">{t(`work.ended.${end.ended}`, { name })}</span>
          <Button
            onClick={() => {
              unread.current.delete(end.id);
              notifications.hide(noticeId);
              latest.current.show(end);
            }}
          >
            {t(end.ended === 'analysis.done' ? 'run.showResults' : 'upload.show')}
          </Button>
        </Stack>
      ),
    });
  }
  return null;
}
