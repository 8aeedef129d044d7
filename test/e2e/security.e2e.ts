import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, eventNames } from '../../preload/contract/names';
import { launchProgram, type RunningProgram } from './driver/program';

/** Each attempt runs in the page. */
const forbiddenLoads: { what: string; directive: string; attempt: () => void }[] = [
  {
    what: 'an inline script',
    directive: 'script-src-elem',
    attempt: () => {
      const script = document.createElement('script');
      script.textContent = 'window.isBad = true';
      document.body.append(script);
    },
  },
  {
    what: 'a foreign script',
    directive: 'script-src-elem',
    attempt: () => {
      const script = document.createElement('script');
      script.src = 'https://example.org/x.js';
      document.body.append(script);
    },
  },
  {
    what: 'a foreign image',
    directive: 'img-src',
    attempt: () => {
      const image = new Image();
      image.src = 'https://example.org/x.png';
      document.body.append(image);
    },
  },
  {
    what: 'a request',
    directive: 'connect-src',
    attempt: () => {
      fetch('https://example.org/').catch(() => undefined);
    },
  },
  {
    what: 'a frame',
    directive: 'frame-src',
    attempt: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://example.org/';
      document.body.append(frame);
    },
  },
  {
    what: 'a style without the nonce',
    directive: 'style-src-elem',
    attempt: () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
    },
  },
  {
    what: 'a plug-in',
    directive: 'object-src',
    attempt: () => {
      const plugin = document.createElement('object');
      plugin.data = 'https://example.org/x';
      document.body.append(plugin);
    },
  },
  {
    what: 'a base address',
    directive: 'base-uri',
    attempt: () => {
      const base = document.createElement('base');
      base.href = 'https://example.org/';
      document.head.append(base);
    },
  },
  {
    what: 'code made from text',
    directive: 'script-src',
    attempt: () => {
      const timer = setTimeout as unknown as (code: string, delayMs: number) => void;
      timer('window.isBad = true', 0);
    },
  },
];

let program: RunningProgram;

beforeAll(async () => {
  program = await launchProgram();
});
afterAll(async () => {
  await program.quit();
});

describe('the page of the real program', () => {
  it('when the page looks for Node, it finds nothing (SEC-1)', async () => {
    const kinds = await program.window.evaluate(() => [
      typeof require,
      typeof process,
      typeof module,
      typeof Buffer,
    ]);
    expect(kinds).toEqual(['undefined', 'undefined', 'undefined', 'undefined']);
  });

  it('when the page loads, it comes from the own scheme with the policy as a header, and a new nonce each time (SEC-3, SEC-4)', async () => {
    expect(program.window.url()).toBe('app://kontor/index.html');
    const nonceOf = () =>
      program.window.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
      );
    const first = await nonceOf();
    expect(first).toMatch(/^[\w+/=]{20,}$/);
    await program.window.reload();
    expect(await nonceOf()).not.toBe(first);
  });

  it.each(forbiddenLoads)(
    'when the page is made to use $what, a violation of $directive is raised (SEC-4)',
    async (load) => {
      await program.window.evaluate(() => {
        const seen = new Promise<string>((resolve) => {
          setTimeout(() => resolve('nothing'), 3_000);
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
            once: true,
          });
        });
        Object.assign(window, { seenViolation: () => seen });
      });
      await program.window.evaluate(load.attempt);
      const seen = await program.window.evaluate(() =>
        (window as unknown as { seenViolation: () => Promise<string> }).seenViolation(),
      );
      expect(seen).toBe(load.directive);
      expect(await program.window.evaluate(() => 'isBad' in window)).toBe(false);
    },
  );

  it('when the page tries to leave by any way, it stays and no window opens (SEC-6)', async () => {
    const url = program.window.url();
    const ways: (() => void)[] = [
      () => {
        const link = document.createElement('a');
        link.href = 'https://example.org/';
        document.body.append(link);
        link.click();
      },
      () => {
        const link = document.createElement('a');
        link.href = 'https://example.org/';
        link.target = '_blank';
        document.body.append(link);
        link.click();
      },
      () => {
        window.open('https://example.org/');
      },
      () => {
        const form = document.createElement('form');
        form.action = 'https://example.org/';
        document.body.append(form);
        form.submit();
      },
      () => {
        const meta = document.createElement('meta');
        meta.httpEquiv = 'refresh';
        meta.content = '0;url=https://example.org/';
        document.head.append(meta);
      },
      () => {
        location.href = 'https://example.org/';
      },
      () => {
        location.href = 'file:///etc/passwd';
      },
    ];
    for (const way of ways) {
      await program.window.evaluate(way);
      await program.window.waitForTimeout(150);
      expect(program.window.url()).toBe(url);
    }
    expect(program.electron.windows()).toHaveLength(1);
  });

  it('when the page asks for any permission or device, it is denied (SEC-8)', async () => {
    const answers = await program.window.evaluate(async () => {
      const ask = async (what: () => unknown) => {
        try {
          return String(await what());
        } catch (error) {
          return (error as Error).name;
        }
      };
      const state = async (name: string) =>
        (await navigator.permissions.query({ name: name as PermissionName })).state;
      const device = navigator as unknown as Record<
        'hid' | 'serial',
        { requestDevice?: unknown } | undefined
      >;
      return {
        camera: await ask(() => state('camera')),
        microphone: await ask(() => state('microphone')),
        geolocation: await ask(() => state('geolocation')),
        notifications: await ask(() => Notification.requestPermission()),
        media: await ask(() => navigator.mediaDevices.getUserMedia({ audio: true })),
        hid: typeof device.hid,
        clipboard: await ask(() => navigator.clipboard.readText()),
      };
    });
    expect(answers.camera).toBe('denied');
    expect(answers.microphone).toBe('denied');
    expect(answers.geolocation).toBe('denied');
    expect(answers.notifications).toBe('denied');
    expect(answers.media).toMatch(/NotAllowedError|NotFoundError/);
    expect(answers.clipboard).toBe('NotAllowedError');
  });

  it('when the exposed object is looked at, it has the functions of the contract and nothing else, and cannot be changed (SEC-11)', async () => {
    const shape = await program.window.evaluate(() => {
      const api = (window as unknown as { kontor: Record<string, Record<string, unknown>> }).kontor;
      const names = Object.entries(api).flatMap(([area, verbs]) =>
        Object.keys(verbs).map((verb) => `${area}.${verb}`),
      );
      const kinds = new Set(
        Object.values(api).flatMap((verbs) => Object.values(verbs).map((verb) => typeof verb)),
      );
      let isReplaceable = true;
      try {
        (window as unknown as { kontor: unknown }).kontor = {};
        isReplaceable = !('app' in api) || (window as unknown as { kontor: object }).kontor !== api;
      } catch {
        isReplaceable = false;
      }
      const info = api.app?.info;
      try {
        (api.app as Record<string, unknown>).info = () => 'mine';
      } catch {
        // A frozen object may throw or ignore; what counts is the next line.
      }
      return { names: names.sort(), kinds: [...kinds], isReplaceable, isSame: api.app?.info === info };
    });
    expect(shape.names).toEqual([...callNames.main, ...eventNames.map((name) => `on.${name}`)].sort());
    expect(shape.kinds).toEqual(['function']);
    expect(shape.isReplaceable).toBe(false);
    expect(shape.isSame).toBe(true);
  });

  it('when storage is looked for, the session keeps nothing on disk (SEC-24)', async () => {
    const isPersistent = await program.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.webContents.session.isPersistent()),
    );
    expect(isPersistent).toEqual([false]);
  });
});

describe('the folder of moments', () => {
  it('when a file was left behind by a crash, it is gone at the next start (SEC-25)', async () => {
    const userData = mkdtempSync(join(tmpdir(), 'kontor-left-'));
    mkdirSync(join(userData, 'temp'));
    writeFileSync(join(userData, 'temp', 'left.part'), 'canary');
    const next = await launchProgram({ userData });
    expect(readdirSync(join(userData, 'temp'))).toEqual([]);
    await next.quit();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  });
});

describe('the page without its policy', () => {
  it('when even the policy is taken away, no request leaves the page (SEC-5)', async () => {
    const open = await launchProgram({ bypassCSP: true });
    try {
      const answers = await open.window.evaluate(async () => {
        const outcome = (work: Promise<unknown>) =>
          work.then(
            () => 'went through',
            () => 'rejected',
          );
        const socket = new Promise((resolve, reject) => {
          const webSocket = new WebSocket('ws://127.0.0.1:9/');
          webSocket.onopen = resolve;
          webSocket.onerror = reject;
        });
        return [
          await outcome(fetch('https://example.org/')),
          await outcome(fetch('http://127.0.0.1:9/')),
          await outcome(socket),
        ];
      });
      expect(answers).toEqual(['rejected', 'rejected', 'rejected']);
    } finally {
      await open.quit();
    }
  });
});
