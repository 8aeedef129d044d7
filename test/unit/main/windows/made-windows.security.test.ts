import type { Session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatchWindow } from '../../../../main/windows/batch-window';
import { createMainWindow } from '../../../../main/windows/main-window';
import { createPreviewWindow } from '../../../../main/windows/preview-window';
import { createPrintWindow } from '../../../../main/windows/print-window';
import { webPreferences } from '../../../../main/windows/web-preferences';
import { firstPlace } from '../../../../main/windows/window-place';
import { WindowRoles } from '../../../../main/windows/window-roles';
import { madeWindows } from './fake-windows';

vi.mock('electron', async () => ({
  BrowserWindow: (await import('./fake-windows')).FakeBrowserWindow,
  screen: { getPrimaryDisplay: () => ({ id: 1 }), getAllDisplays: () => [] },
}));

const session = { isPersistent: () => false } as unknown as Session;
const parts = () => ({ preloadFolder: '/built', session, roles: new WindowRoles() });
const mainWindow = (isPackaged: boolean) =>
  createMainWindow({
    ...parts(),
    isPackaged,
    backgroundColor: '#fff',
    place: { path: '/profile/window.json', value: firstPlace, save: () => undefined },
    onFault: () => undefined,
  });
const makers = [
  ['main', () => mainWindow(true), 'main.cjs', {}],
  ['print', () => createPrintWindow(parts()), 'print.cjs', { backgroundThrottling: false }],
  ['preview', () => createPreviewWindow({ ...parts(), parent: null, title: 'x' }), 'print.cjs', {}],
  [
    'batch',
    () => createBatchWindow({ ...parts(), onGone: () => undefined }),
    'batch.cjs',
    { backgroundThrottling: false },
  ],
] as const;

beforeEach(() => {
  madeWindows.length = 0;
});

describe('what windows are really made with', () => {
  it.each(makers)(
    'when the %s window is made in a packaged program, its preferences are the constant, its preload, its session and no developer tools (SEC-1, SEC-2, SEC-12, SEC-38)',
    (_role, make, preload, own) => {
      make();
      expect(madeWindows).toHaveLength(1);
      expect(madeWindows[0]?.options.webPreferences).toEqual({
        ...webPreferences,
        ...own,
        session,
        preload: `/built/${preload}`,
        devTools: false,
      });
    },
  );

  it('when the program is a development build, its one window has developer tools and nothing else more', () => {
    mainWindow(false);
    expect(madeWindows[0]?.options.webPreferences).toMatchObject({ ...webPreferences, devTools: true });
  });
});
