import { expect, it } from 'vitest';
import { refuseStrayDrops } from '../../../renderer/app/stray-drops';

it.each(['dragenter', 'dragover', 'drop'])(
  'when something is dropped beside the intake, %s does nothing (SEC-27)',
  (name) => {
    const target = new EventTarget();
    refuseStrayDrops(target as unknown as Window);
    const event = new Event(name, { cancelable: true });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  },
);
