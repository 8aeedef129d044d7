import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from '../../../../main/windows/system/menu';
import { webPreferences } from '../../../../main/windows/web-preferences';

function sourcesBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

describe('windows', () => {
  it('when a window is made, its preferences are exactly these (SEC-1, SEC-2)', () => {
    expect(webPreferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      plugins: false,
      webgl: false,
      experimentalFeatures: false,
      enableBlinkFeatures: '',
      navigateOnDragDrop: false,
      disableDialogs: true,
      spellcheck: false,
      safeDialogs: true,
      autoplayPolicy: 'user-gesture-required',
      images: true,
      javascript: true,
    });
  });

  it('when the sources are searched, each window file makes one window and spreads the constant (SEC-2)', () => {
    const makers = sourcesBelow('main').filter(({ text }) => text.includes('new BrowserWindow'));
    expect(makers.map(({ path }) => path).sort()).toEqual([
      'main/windows/batch-window.ts',
      'main/windows/main-window.ts',
      'main/windows/preview-window.ts',
      'main/windows/print-window.ts',
    ]);
    for (const { text } of makers) {
      expect(text.match(/new BrowserWindow/g)).toHaveLength(1);
      expect(text).toContain('...webPreferences');
    }
  });

  it('when the sources are searched, the scheme is registered once, TLS is weakened nowhere and no crash report is made (SEC-3, SEC-18, SEC-22)', () => {
    const sources = sourcesBelow('main');
    const count = (pattern: RegExp) =>
      sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
    expect(count(/registerSchemesAsPrivileged/g)).toBe(1);
    expect(count(/rejectUnauthorized|certificate-error'|NODE_TLS/g)).toBe(0);
    // Where an authority that the user added counts too: `own-authority.security.test.ts` says for what alone.
    const deciders = sources.filter(({ text }) => text.includes('setCertificateVerifyProc'));
    expect(deciders.map(({ path }) => path)).toEqual(['main/security/network-access.ts']);
    expect(count(/crashReporter\.start/g)).toBe(0);
  });

  it.each(['de', 'en'] as const)(
    'when the program is packaged, the %s menu has no developer entries (SEC-38)',
    (language) => {
      const roles = JSON.stringify(
        menuTemplate(language, { isPackaged: true, isMac: false, quit: () => undefined }),
      );
      expect(roles).not.toMatch(/toggleDevTools|reload|zoom/i);
      expect(
        JSON.stringify(menuTemplate(language, { isPackaged: false, isMac: false, quit: () => undefined })),
      ).toContain('toggleDevTools');
    },
  );
});
