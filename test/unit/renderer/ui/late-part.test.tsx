import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLanguage } from '../../../../renderer/base/language';
import { fetchLateParts, late } from '../../../../renderer/ui/late-part';

beforeAll(() => startLanguage('en'));

/** What the window does when it has nothing else to do, one thing after the other. */
const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function rest(): Promise<void> {
  idle.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

const drawn = (Part: ComponentType<{ name: string }>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Part name="Kontor" />
    </MantineProvider>,
  );

describe('a part whose code no start needs', () => {
  it('until it is fetched, says that the focus waits for it; from then on it is drawn at once, and fetched once', async () => {
    const load = vi.fn(async () => ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>);
    const Part = late(load);
    expect(drawn(Part)).toMatch(/late-part.*data-focus-wait/s);
    expect(load).not.toHaveBeenCalled();
    fetchLateParts();
    await rest();
    expect(drawn(Part)).toContain('Hello Kontor');
    expect(drawn(Part)).not.toContain('late-part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a dialog has nothing in its place, and what cannot be fetched holds up no other', async () => {
    const Broken = late<{ name: string }>(() => Promise.reject(new Error('the file is missing')), null);
    const Dialog = late<{ name: string }>(async () => () => <p>Sure?</p>, null);
    const more = vi.fn(async () => undefined);
    expect(drawn(Dialog)).not.toContain('data-focus-wait');
    fetchLateParts(more);
    while (idle.length > 0) await rest();
    expect(drawn(Dialog)).toContain('Sure?');
    expect(drawn(Broken)).not.toContain('data-focus-wait');
    expect(more).toHaveBeenCalledTimes(1);
  });
});
