import type { EventName, EventValue } from '../../preload/contract';
import { kontor } from './kontor';

/** The state of an area once it is what is waited for, where there is no component. @param found null while it is not */
export function whenLive<Name extends EventName, T>(
  name: Name,
  found: (value: EventValue<Name>) => T | null,
): Promise<T> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    let isFound = false;
    const listen = kontor().on[name] as (listener: (value: EventValue<Name>) => void) => () => void;
    stop = listen((value) => {
      const result = isFound ? null : found(value);
      if (result === null) return;
      isFound = true;
      // The snapshot may come before the way to stop is known.
      setTimeout(() => stop?.());
      resolve(result);
    });
  });
}
