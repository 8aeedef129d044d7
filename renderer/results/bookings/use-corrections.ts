import { useRef, useSyncExternalStore } from 'react';
import type { BridgeError, CategoryCorrection, CorrectionInput } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { useAction } from '../../base/use-action';
import { useLoaded } from '../../base/use-loaded';

/** Counts what was said: a word is also taken back by key, when the screen that said it may be another one by now. */
let version = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function say(customerId: string, input: CorrectionInput) {
  const answer = await kontor().corrections.set(customerId, input);
  version += 1;
  for (const notify of listeners) notify();
  return answer;
}

export interface Corrections {
  /** The newest first, those withdrawn among them. */
  readonly list: readonly CategoryCorrection[];
  /** The list could not be read. */
  readonly listError: BridgeError | null;
  readonly isRunning: boolean;
  /** Nothing was kept. */
  readonly error: BridgeError | null;
  readonly clear: () => void;
  /** Answers whether it is kept; `text` says what was done, for the notice with Undo, which says `before` again. */
  correct(input: CorrectionInput, before: string | null, text: string): Promise<boolean>;
  /** Sends what the service was not told yet. */
  sendAgain(correction: CategoryCorrection): Promise<void>;
}

/** What the user says about categories of a customer: kept, sent, announced, to be taken back. */
export function useCorrections(customerId: string): Corrections {
  const round = useSyncExternalStore(subscribe, () => version);
  const [loaded] = useLoaded(`${customerId}:${round}`, () => kontor().corrections.list(customerId));
  const kept = useRef<{ customerId: string; list: readonly CategoryCorrection[] }>({ customerId, list: [] });
  if (loaded.state === 'ready') kept.current = { customerId, list: loaded.value };
  const saying = useAction((input: CorrectionInput) => say(customerId, input));

  return {
    list: kept.current.customerId === customerId ? kept.current.list : [],
    listError: loaded.state === 'failed' ? loaded.error : null,
    isRunning: saying.isRunning,
    error: saying.error,
    clear: saying.clear,
    async correct(input, before, text) {
      const answer = await saying.run(input);
      if (!answer.ok) return false;
      const { id } = answer.value;
      announceChange({
        text,
        // What the service was not told stands in the list, with a way to send it again.
        undo: async () => {
          const back = await say(customerId, { id, category: before });
          return back.ok ? null : back.error;
        },
      });
      return true;
    },
    async sendAgain({ id, category }) {
      await saying.run({ id, category });
    },
  };
}
