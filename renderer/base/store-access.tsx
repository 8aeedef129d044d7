import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { BridgeError, StoreRecovery, StoreState } from '../../preload/contract';
import { kontor } from './kontor';
import { useAction } from './use-action';
import { useLive } from './use-live';

interface StoreAccess {
  readonly state: StoreState | null;
  readonly isBusy: boolean;
  readonly error: BridgeError | null;
  /** Asks the key store again. */
  readonly open: () => void;
  /** The user agreed to keep everything in memory only. */
  readonly allowSession: () => void;
  /** A way out of a store that does not open. */
  readonly recover: (how: StoreRecovery) => void;
  /** The same for the database of the service on this computer; null tries it as it is. */
  readonly recoverLocalService: (how: StoreRecovery | null) => void;
  /** The user says that the date of this computer is right. */
  readonly confirmClock: () => void;
}

const StoreContext = createContext<StoreAccess | null>(null);

export function useStoreAccess(): StoreAccess {
  const access = useContext(StoreContext);
  if (!access) throw new Error('useStoreAccess needs a StoreProvider above it');
  return access;
}

/** The store is opened once, when the window first shows a screen that needs it. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const state = useLive('storeState.changed') ?? null;
  const opening = useAction(() => kontor().app.openStore());
  const allowing = useAction(() => kontor().app.allowSession());
  const recovering = useAction((how: StoreRecovery) => kontor().app.recoverStore(how));
  const recoveringService = useAction((how: StoreRecovery | null) => kontor().app.recoverLocalService(how));
  const confirming = useAction(() => kontor().app.confirmClock());
  const isAsked = useRef(false);
  const open = useCallback(() => void opening.run(), [opening.run]);
  const allowSession = useCallback(() => void allowing.run(), [allowing.run]);
  const recover = useCallback((how: StoreRecovery) => void recovering.run(how), [recovering.run]);
  const recoverLocalService = useCallback(
    (how: StoreRecovery | null) => void recoveringService.run(how),
    [recoveringService.run],
  );
  const confirmClock = useCallback(() => void confirming.run(), [confirming.run]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    open();
  }, [open]);
  const isBusy =
    confirming.isRunning ||
    recoveringService.isRunning ||
    opening.isRunning ||
    allowing.isRunning ||
    recovering.isRunning;
  const error =
    confirming.error ?? recoveringService.error ?? recovering.error ?? allowing.error ?? opening.error;
  const access = useMemo(
    () => ({ state, isBusy, error, open, allowSession, recover, recoverLocalService, confirmClock }),
    [state, isBusy, error, open, allowSession, recover, recoverLocalService, confirmClock],
  );
  return <StoreContext.Provider value={access}>{children}</StoreContext.Provider>;
}

/** Whether data can be read and kept. */
export function isStoreOpen(state: StoreState | null): boolean {
  return state?.mode === 'encrypted' || state?.mode === 'session';
}

/** There is no key store to be had right now; the user decides how to go on. */
export function isKeychainAway(state: StoreState): boolean {
  return ['locked', 'missing', 'denied'].includes(state.keychain) && !isStoreOpen(state);
}
