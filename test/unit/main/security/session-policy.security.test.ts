import type { App, Session } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { forbidNavigation } from '../../../../main/security/navigation-policy';
import { restrictSession } from '../../../../main/security/session-policy';

type Listener = (...args: never[]) => unknown;

/** Keeps what a session was told, by the name of the call. */
function restricted(isPackaged = true) {
  const told = new Map<string, unknown>();
  const keep = (name: string) => (value: unknown) => {
    told.set(name, value);
    return Promise.resolve();
  };
  const session = {
    webRequest: { onBeforeRequest: keep('onBeforeRequest') },
    setPermissionRequestHandler: keep('permissionRequest'),
    setPermissionCheckHandler: keep('permissionCheck'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('displayMedia'),
    setSpellCheckerEnabled: keep('spellChecker'),
    setProxy: keep('proxy'),
    on: (name: string, listener: Listener) => told.set(name, listener),
  };
  restrictSession(session as unknown as Session, isPackaged);
  return { call: (name: string) => told.get(name) as (...args: unknown[]) => unknown, told };
}

describe('what a session lets a page do', () => {
  it.each([
    ['https://example.org/', true],
    ['http://127.0.0.1:9/', true],
    ['ws://127.0.0.1:9/', true],
    ['app://kontor/index.html', false],
  ])('when a page asks for %s, the request is cancelled: %s (SEC-5)', (url, isCancelled) => {
    const answer = vi.fn();
    restricted().call('onBeforeRequest')({ url }, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel: isCancelled });
  });

  it.each([
    'media',
    'geolocation',
    'notifications',
    'midi',
    'clipboard-read',
    'fullscreen',
    'usb',
    'unknown',
  ])('when a page asks for %s, it is denied by both handlers (SEC-8)', (permission) => {
    const { call } = restricted();
    const answer = vi.fn();
    call('permissionRequest')({}, permission, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(call('permissionCheck')({}, permission, 'app://kontor')).toBe(false);
  });

  it.each(['hid', 'serial', 'usb'])(
    'when a page has a %s device in view, it does not get it (SEC-8)',
    (deviceType) => {
      expect(restricted().call('device')({ deviceType, origin: 'app://kontor', device: {} })).toBe(false);
    },
  );

  it('when a page asks for the screen, it gets no picture and no sound of it (SEC-8)', () => {
    const answer = vi.fn();
    restricted().call('displayMedia')({}, answer);
    expect(answer).toHaveBeenCalledExactlyOnceWith({});
  });

  it('when a page starts a download, it is prevented (SEC-41)', () => {
    const preventDefault = vi.fn();
    restricted().call('will-download')({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('what goes past the filter ends at a proxy where nobody is, this computer included; no dictionary is fetched (SEC-24, SEC-41)', () => {
    const { told } = restricted();
    expect(told.get('proxy')).toEqual({
      mode: 'fixed_servers',
      proxyRules: 'socks5://127.0.0.1:9',
      proxyBypassRules: '<-loopback>',
    });
    expect(told.get('spellChecker')).toBe(false);
  });
});

describe('where a page may go', () => {
  const listeners = new Map<string, Listener>();
  const opened: { handler?: () => unknown; webRtc?: string } = {};
  forbidNavigation({
    on: (name: string, listener: (event: unknown, contents: unknown) => void) => {
      expect(name).toBe('web-contents-created');
      listener(
        {},
        {
          on: (event: string, one: Listener) => listeners.set(event, one),
          setWindowOpenHandler: (handler: () => unknown) => {
            opened.handler = handler;
          },
          setWebRTCIPHandlingPolicy: (policy: string) => {
            opened.webRtc = policy;
          },
        },
      );
    },
  } as unknown as App);

  it.each(['will-navigate', 'will-redirect', 'will-attach-webview'])(
    'when %s comes, of whatever contents, it is prevented (SEC-6)',
    (name) => {
      const preventDefault = vi.fn();
      (listeners.get(name) as (event: unknown) => void)({ preventDefault });
      expect(preventDefault).toHaveBeenCalledOnce();
    },
  );

  it('when a page opens a window, none comes; WebRTC has the proxy or nothing (SEC-6, SEC-41)', () => {
    expect(opened.handler?.()).toEqual({ action: 'deny' });
    expect(opened.webRtc).toBe('disable_non_proxied_udp');
  });
});
