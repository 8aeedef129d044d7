import { useSyncExternalStore } from 'react';
import type { AnalystEntry } from '../../../preload/contract/answers/analyst-entries';
import { announceChange } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { useAction } from '../../base/use-action';

/** Counts what was entered, so that every screen that shows figures asks for them anew. */
let version = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEntriesVersion(): number {
  return useSyncExternalStore(
    subscribe,
    () => version,
    () => version,
  );
}

async function enter(customerId: string, entry: AnalystEntry) {
  const answer = await kontor().results.enter(customerId, entry);
  version += 1;
  for (const notify of listeners) notify();
  return answer;
}

/** What the analyst says of accounts and bookings: kept, announced, to be taken back. */
export function useEntries(customerId: string) {
  const entering = useAction((entry: AnalystEntry) => enter(customerId, entry));
  return {
    isRunning: entering.isRunning,
    error: entering.error,
    /** `text` says what was done, for the notice with Undo, which enters `before` again. */
    async enter(entry: AnalystEntry, before: AnalystEntry, text: string): Promise<boolean> {
      const answer = await entering.run(entry);
      if (!answer.ok) return false;
      announceChange({
        text,
        undo: async () => {
          const back = await enter(customerId, before);
          return back.ok ? null : back.error;
        },
      });
      return true;
    },
  };
}
