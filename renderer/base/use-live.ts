import { useCallback, useSyncExternalStore } from 'react';
import type { EventName, EventValue } from '../../preload/contract';
import { kontor } from './kontor';

/** One subscription per event for the whole window, however many components look at it. */
interface Channel {
  value: unknown;
  readonly listeners: Set<() => void>;
  stop: (() => void) | null;
}

const channels = new Map<EventName, Channel>();

function channelOf(name: EventName): Channel {
  const known = channels.get(name);
  if (known) return known;
  const channel: Channel = { value: undefined, listeners: new Set(), stop: null };
  channels.set(name, channel);
  return channel;
}

function subscribe(name: EventName, listener: () => void): () => void {
  const channel = channelOf(name);
  channel.listeners.add(listener);
  channel.stop ??= kontor().on[name]((value: unknown) => {
    channel.value = value;
    for (const notify of channel.listeners) notify();
  });
  return () => {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0) return;
    // Each value is copied into the page: nobody pays for what nobody looks at. The last one stays for the next who does.
    channel.stop?.();
    channel.stop = null;
  };
}

/**
 * The state of an area is asked for before anything is drawn: what comes until then stands in the first drawing, which is not made
 * again for it. For what the window looks at as long as it is there.
 */
export function expectLive(name: EventName): void {
  subscribe(name, () => undefined);
}

/** The state of an area as it is now; `undefined` until the snapshot has arrived. */
export function useLive<Name extends EventName>(name: Name): EventValue<Name> | undefined {
  const onChange = useCallback((listener: () => void) => subscribe(name, listener), [name]);
  return useSyncExternalStore(onChange, () => channelOf(name).value as EventValue<Name> | undefined);
}
