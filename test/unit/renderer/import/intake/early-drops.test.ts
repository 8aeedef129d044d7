import { describe, expect, it } from 'vitest';
import { keepEarlyDrops, takeEarlyDrops } from '../../../../../renderer/import/intake/early-drops';

function dropOf(name: string): Event {
  const item = { kind: 'file', type: '', getAsFile: () => new File(['x'], name) };
  return Object.assign(new Event('drop'), { dataTransfer: { items: [item] } });
}

describe('drops before the window is drawn', () => {
  it('are kept until the intake takes over, given to it once, and then left to it', async () => {
    const target = new EventTarget();
    keepEarlyDrops(target as unknown as Window);
    target.dispatchEvent(dropOf('early.csv'));
    const [early, ...more] = takeEarlyDrops();
    expect((await early)?.files.map(({ name }) => name)).toEqual(['early.csv']);
    expect(more).toEqual([]);
    target.dispatchEvent(dropOf('later.csv'));
    expect(takeEarlyDrops()).toEqual([]);
  });
});
