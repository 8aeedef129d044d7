import { FakeBrowserWindow } from './windows/fake-windows';

/** Every call to Electron in its order, by its name: `app.enableSandbox`, `app.on:second-instance`. */
const electronCalls: { readonly name: string; readonly args: readonly unknown[] }[] = [];

/** What a call answers, by its name; all others answer something that takes any call in its turn. */
const electronAnswers = new Map<string, unknown>();

/** Stands for a part of Electron: takes every call, and writes it down. */
function recorded(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_target, member) => {
      if (typeof member === 'symbol' || member === 'then') return undefined;
      const path = `${name}.${member}`;
      return electronAnswers.has(`=${path}`) ? electronAnswers.get(`=${path}`) : recorded(path);
    },
    apply: (_target, _self, args: unknown[]) => {
      const isEvent = /\.(?:on|once|handle)$/.test(name);
      electronCalls.push({ name: isEvent ? `${name}:${String(args[0])}` : name, args });
      const answer = electronAnswers.get(name);
      return typeof answer === 'function' ? answer(...args) : (answer ?? recorded(`${name}()`));
    },
  });
}

const parts = [
  'app',
  'clipboard',
  'crashReporter',
  'dialog',
  'ipcMain',
  'Menu',
  'nativeImage',
  'nativeTheme',
  'Notification',
  'powerMonitor',
  'protocol',
  'screen',
  'session',
  'shell',
  'utilityProcess',
] as const;

/** In the place of the module `electron`. */
export function recordedElectron() {
  return {
    electronCalls,
    electronAnswers,
    ...Object.fromEntries(parts.map((part) => [part, recorded(part)])),
    BrowserWindow: FakeBrowserWindow,
  };
}
