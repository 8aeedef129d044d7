import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// The page has no server: what React would ask there for is what a first drawing in the page asks for.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return { ...react, useSyncExternalStore: (_: unknown, value: () => unknown) => value() };
});
const { expectLive, useLive } = await import('../../../../renderer/base/use-live');

afterEach(() => vi.unstubAllGlobals());

function Mode() {
  return createElement('p', {}, useLive('storeState.changed')?.mode ?? 'not known');
}

it('what was asked for in front of the first drawing stands in it', () => {
  const stop = vi.fn();
  const tell: ((value: unknown) => void)[] = [];
  const on = {
    'storeState.changed': (listener: (value: unknown) => void) => {
      tell.push(listener);
      return stop;
    },
  };
  vi.stubGlobal('window', { kontor: { on } });
  expect(renderToStaticMarkup(createElement(Mode))).toBe('<p>not known</p>');
  expectLive('storeState.changed');
  for (const listener of tell) listener({ mode: 'encrypted' });
  expect(renderToStaticMarkup(createElement(Mode))).toBe('<p>encrypted</p>');
  expect(tell).toHaveLength(1);
  expect(stop).not.toHaveBeenCalled();
});
