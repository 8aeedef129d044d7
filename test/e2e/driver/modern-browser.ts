import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { PrintWindow } from '../../../main/report/report-drawing';
import { answerPage } from '../../../main/security/app-scheme';
import type { WindowRole } from '../../../preload/contract';
import type { NodeProgram } from './node-program';

/** The pages' origin here; a plain Chromium has no scheme of ours. Nothing is asked of the network for it. */
const origin = 'https://kontor.test';
const pages = join(process.cwd(), 'dist', 'renderer');

/** Pages of the built program in the system's own Chromium: a current one, as the runtime will be. */
export class ModernBrowser {
  /** What the console or the policy of any page complained of. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  /** Set once main is there; it needs print windows of this browser. */
  node: NodeProgram | null = null;

  static async launch(): Promise<ModernBrowser> {
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    return new ModernBrowser(browser, await browser.newContext({ viewport: { width: 1280, height: 800 } }));
  }

  private constructor(browser: Browser, context: BrowserContext) {
    this.#browser = browser;
    this.#context = context;
  }

  get version(): string {
    return this.#browser.version();
  }

  async open(role: WindowRole, path: string): Promise<Page> {
    const page = await this.#page(role);
    await page.goto(`${origin}/${path}`);
    return page;
  }

  async #page(role: WindowRole): Promise<Page> {
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
        this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    await page.route('**/*', async (route) => {
      const url = route.request().url();
      if (!url.startsWith(`${origin}/`)) return route.abort();
      const { statusCode, headers, data } = answerPage(pages, 'GET', url.replace(origin, 'app://kontor'));
      return route.fulfill({ status: statusCode, headers, body: data });
    });
    await page.exposeBinding('kontorInvoke', async (_source, channel: string, args: unknown[]) =>
      packed(await this.node?.call(role, channel, args.map(unpacked))),
    );
    const ports = new Map<number, ReturnType<NodeProgram['openPort']>>();
    await page.exposeBinding('kontorOpenPort', (_source, id: number, channel: string, args: unknown[]) => {
      if (this.node) ports.set(id, this.node.openPort(role, channel, args));
    });
    await page.exposeBinding('kontorSay', (_source, id: number, said: unknown) =>
      ports.get(id)?.(unpacked(said)),
    );
    await page.addInitScript(preloadScript(role));
    if (role === 'main')
      this.node?.program.hub.add({
        isDestroyed: () => page.isClosed(),
        send: (channel, value) => {
          void page
            .evaluate(([name, sent]) => Object(window).kontorReceive?.(name, sent), [channel, value] as const)
            .catch(() => undefined);
        },
      });
    return page;
  }

  /** In the place of the hidden window: prints with tags and an outline, as a current runtime does. */
  printWindow(): PrintWindow {
    let page: Page | null = null;
    let isDestroyed = false;
    const events = new EventEmitter();
    return {
      loadURL: async (path) => {
        page = await this.open('print', path);
      },
      isDestroyed: () => isDestroyed,
      destroy: () => {
        isDestroyed = true;
        void page?.close();
      },
      once: (event, listener) => events.once(event, listener),
      webContents: {
        once: (event, listener) => events.once(event, listener),
        printToPDF: async ({ margins }) => {
          const inches = (value: number) => `${value}in`;
          const { top, bottom, left, right } = margins;
          const bytes = await page?.pdf({
            format: 'A4',
            printBackground: true,
            margin: { top: inches(top), bottom: inches(bottom), left: inches(left), right: inches(right) },
            tagged: true,
            outline: true,
          });
          if (!bytes) throw new Error('nothing is loaded');
          return bytes;
        },
      },
    };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** The preload of the built program, with Electron's parts made of the binding. */
function preloadScript(role: WindowRole): string {
  const built = readFileSync(join(process.cwd(), 'dist', 'preload', `${role}.cjs`), 'utf8');
  return `{
    ${packed.toString()}
    ${unpacked.toString()}
    const listeners = new Map();
    let openPorts = 0;
    window.kontorReceive = (channel, value) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, unpacked(value));
    };
    const ipcRenderer = {
      invoke: async (channel, ...args) => unpacked(await window.kontorInvoke(channel, args.map(packed))),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      postMessage: (channel, message, [port]) => {
        const id = openPorts++;
        const opened = window.kontorOpenPort(id, channel, [message]);
        port.onmessage = async ({ data }) => {
          await opened;
          port.postMessage(await window.kontorSay(id, packed(data)));
        };
      },
      removeListener: (channel, listener) =>
        listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listener)),
    };
    const contextBridge = { exposeInMainWorld: (name, value) => { window[name] = value; } };
    const electron = { ipcRenderer, contextBridge, webUtils: { getPathForFile: () => '' } };
    const require = () => electron;
    const module = { exports: {} };
    const exports = module.exports;
    (() => { ${built}
    })();
  }`;
}

/** Bytes do not pass the binding: they go as text. Runs in the page as well. */
function packed(value: unknown): unknown {
  if (value instanceof Uint8Array) {
    let text = '';
    for (let at = 0; at < value.length; at += 0x8000)
      text += String.fromCharCode(...value.subarray(at, at + 0x8000));
    return { bytesAsText: btoa(text) };
  }
  if (Array.isArray(value)) return value.map((one) => packed(one));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, packed(member)]));
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => unpacked(one));
  if (typeof value !== 'object' || value === null) return value;
  const { bytesAsText } = value as { bytesAsText?: unknown };
  if (typeof bytesAsText === 'string')
    return Uint8Array.from(atob(bytesAsText), (sign) => sign.charCodeAt(0));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, unpacked(member)]));
}
