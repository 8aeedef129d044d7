import { type EventName, type EventValue, eventChannelOf, events } from '../../preload/contract';

/** A page that listens; gone pages are skipped. */
export interface EventTarget {
  isDestroyed(): boolean;
  send(channel: string, value: unknown): void;
}

/**
 * Publishes the state of an area to the pages and keeps the last one, so that a page that comes late starts with it. What goes out is read by
 * the schema of its event, as answers of calls are: of a list, an entry that does not fit says so; what fits nowhere is not sent (SEC-10, SEC-44).
 */
export class EventHub {
  readonly #last = new Map<EventName, unknown>();
  readonly #targets = new Set<EventTarget>();
  readonly #watchers = new Map<EventName, (() => void)[]>();

  constructor(private readonly onInvalid?: (name: EventName, paths: string) => void) {}

  add(target: EventTarget): void {
    this.#targets.add(target);
  }

  publish<Name extends EventName>(name: Name, value: EventValue<Name>): void {
    const read = events[name].safeParse(value);
    if (!read.success) {
      const paths = read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
      this.onInvalid?.(name, paths.join(', ').slice(0, 500));
      return;
    }
    this.#last.set(name, read.data);
    for (const target of this.#targets) {
      if (target.isDestroyed()) this.#targets.delete(target);
      else target.send(eventChannelOf(name), read.data);
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
