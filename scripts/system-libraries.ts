import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian packages per need, and a file or command that shows that one is there. */
const packages = {
  /** What Electron links to, and the key store's client library. */
  run: [
    { name: 'libgtk-3-0', shownBy: 'libgtk-3.so.0' },
    { name: 'libnss3', shownBy: 'libnss3.so' },
    { name: 'libatk-bridge2.0-0', shownBy: 'libatk-bridge-2.0.so.0' },
    { name: 'libgbm1', shownBy: 'libgbm.so.1' },
    { name: 'libasound2', shownBy: 'libasound.so.2' },
    { name: 'libsecret-1-0', shownBy: 'libsecret-1.so.0' },
  ],
  /** A display and a session bus with a Secret Service where there is none. */
  headless: [
    { name: 'xvfb', shownBy: 'Xvfb' },
    { name: 'dbus', shownBy: 'dbus-daemon' },
    { name: 'dbus-x11', shownBy: 'dbus-launch' },
    { name: 'gnome-keyring', shownBy: 'gnome-keyring-daemon' },
    { name: 'fonts-dejavu-core', shownBy: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' },
  ],
  /** Reads the printed PDF back; runs the pages in a current Chromium; sees which windows a packaged program shows, and takes its network away. */
  test: [
    { name: 'poppler-utils', shownBy: 'pdftotext' },
    { name: 'chromium', shownBy: 'chromium' },
    { name: 'x11-utils', shownBy: 'xwininfo' },
    { name: 'iproute2', shownBy: '/sbin/ip' },
  ],
} as const;

export type LibraryNeed = keyof typeof packages;

/**
 * Makes sure that the Debian packages for these needs are there: installs them as root, otherwise throws with the one
 * command to run. On other systems nothing is checked.
 */
export function ensureSystemLibraries(needs: LibraryNeed[], say: (line: string) => void = console.log): void {
  if (process.platform !== 'linux' || !hasCommand('apt-get')) return;
  const missing = needs.flatMap((need) => packages[need].filter((entry) => !isThere(entry.shownBy)));
  if (missing.length === 0) return;
  const names = missing.map((entry) => entry.name);
  if (process.getuid?.() !== 0) {
    throw new Error(
      `Some system libraries are missing. Run once: sudo apt-get install -y ${names.join(' ')}`,
    );
  }
  say(`Installing ${names.join(' ')} ...`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  if (!aptGet(install)) {
    aptGet(['update', '-qq']);
    if (!aptGet(install)) throw new Error(`apt-get could not install ${names.join(' ')}.`);
  }
}

function aptGet(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

let linkerCache: string | null = null;

function isThere(shownBy: string): boolean {
  if (shownBy.startsWith('/')) return existsSync(shownBy);
  if (!shownBy.includes('.so')) return hasCommand(shownBy);
  linkerCache ??= spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout ?? '';
  return linkerCache.includes(`${shownBy} `);
}

function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));
}
