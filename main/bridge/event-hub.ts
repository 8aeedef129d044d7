import { type EventName, type EventValue, eventChannelOf } from '../../preload/contract';

/** A page that listens; gone pages are skipped. */
export interface EventTarget {
  isDestroyed(): boolean;
  send(channel: string, value: unknown): void;
}

/** Publishes the state of an area to the pages and keeps the last one, so that a page that comes late starts with it. */
export class EventHub {
  readonly #last = new Map<EventName, unknown>();
  readonly #targets = new Set<EventTarget>();
  readonly #watchers = new Map<EventName, (() => void)[]>();

  add(target: EventTarget): void {
    this.#targets.add(target);
  }

  publish<Name extends EventName>(name: Name, value: EventValue<Name>): void {
    this.#last.set(name, value);
    for (const target of this.#targets) {
      if (target.isDestroyed()) this.#targets.delete(target);
      else target.send(eventChannelOf(name), value);
    }
    for (const watcher of this.#watchers.get(name) ?? []) watcher();
  }

  /** For main itself: told after each publication; `last` has the value. */
  watch(name: EventName, watcher: () => void): void {
    this.#watchers.set(name, [...(this.#watchers.get(name) ?? []), watcher]);
  }

  last<Name extends EventName>(name: Name): EventValue<Name> | undefined {
    return this.#last.get(name) as EventValue<Name> | undefined;
  }

  /** The last published value, or null when there is none yet. */
  snapshotOf(name: EventName): unknown {
    return this.#last.get(name) ?? null;
  }
}
