import { useEffect, useRef } from 'react';
import { kontor } from '../base/kontor';
import { useNavigation } from '../base/navigation';
import { useSettings } from '../base/settings-context';
import { useLive } from '../base/use-live';
import { withRecent } from '../customers/recent-customers';
import { useImport } from '../import/queue/import-context';
import { isUnderWay, queueProgress } from '../import/queue/queue-state';

/** Goes where the system's menus of Kontor lead. */
export function useWantedPlace(): void {
  const { go } = useNavigation();
  const wanted = useLive('place.wanted');
  const done = useRef(0);
  useEffect(() => {
    if (!wanted || wanted.wish <= done.current) return;
    done.current = wanted.wish;
    // What is being filled in would be lost without a word: the window is in front, and asks on.
    if (document.querySelector('[aria-modal=true]')) return;
    go({ screen: wanted.screen });
  }, [wanted, go]);
}

/** Notes whose page was opened, where the user has not switched that off. */
export function useRecentKeeping(): void {
  const { place } = useNavigation();
  const settings = useSettings();
  const customerId = 'customerId' in place ? place.customerId : null;
  useEffect(() => {
    if (customerId === null || !settings.keepsRecent) return;
    const { recentCustomers } = settings;
    if (recentCustomers[0] === customerId) return;
    void kontor().app.saveSettings({ recentCustomers: withRecent(recentCustomers, customerId) });
  }, [customerId, settings]);
}

/** Main draws the taskbar and has the last word of long work; how far reading is, the page alone knows. */
export function useReadingTold(): void {
  const { queue } = useImport();
  useEffect(() => {
    let told: number | null = null;
    const tell = () => {
      const { items } = queue.getState();
      const share = items.some(isUnderWay) ? Math.floor(queueProgress(items) * 100) / 100 : null;
      if (share === told) return;
      told = share;
      void kontor().app.tellReading(share);
    };
    tell();
    return queue.subscribeProgress(tell);
  }, [queue]);
}
