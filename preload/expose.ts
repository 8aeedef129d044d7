import { contextBridge, ipcRenderer, webUtils } from 'electron';
import {
  callNames,
  channelOf,
  eventChannelOf,
  eventNames,
  isPlaced,
  snapshotChannel,
  type WindowRole,
} from './contract/names';
import { chunkPortChannel } from './contract/rows/chunk-port';

type Areas = Record<string, Record<string, (...args: unknown[]) => unknown>>;

/** Gives a page its role's named functions and nothing else: no channel, no event object, no Electron module (SEC-11). */
export function exposeRole(role: WindowRole): void {
  const areas: Areas = {};
  for (const name of callNames[role]) {
    const [area, verb] = name.split('.') as [string, string];
    areas[area] ??= {};
    areas[area][verb] = (...args) =>
      ipcRenderer.invoke(channelOf(name), ...(isPlaced(name) ? placeOf(args[0]) : args));
  }
  if (role !== 'print') areas.on = eventSubscriptions();
  if (role !== 'print') passPortsOn();
  contextBridge.exposeInMainWorld('kontor', areas);
}

/**
 * A port cannot be the argument of a function of the bridge: the page posts it to itself, and from here it goes to main, on the one
 * channel that takes ports.
 */
function passPortsOn(): void {
  window.addEventListener('message', ({ source, origin, data, ports }) => {
    const isOwn = source === window && origin === window.location.origin;
    if (!isOwn || data?.offer !== chunkPortChannel) return;
    ipcRenderer.postMessage(chunkPortChannel, data.fileId, [...ports]);
  });
}

/** Where a file lies is between preload and main: the page gives the file itself, and learns no path (SEC-27). */
function placeOf(given: unknown): unknown[] {
  if (!(given instanceof Blob)) return [];
  const file = given as File & { path?: string };
  // The stand-in runtime is older than `webUtils`.
  return [webUtils ? webUtils.getPathForFile(file) : (file.path ?? ''), file.size, file.lastModified];
}

/** A listener first gets the last value of the event, then each change; a change that overtakes the snapshot wins. */
function eventSubscriptions(): Areas[string] {
  const subscriptions: Areas[string] = {};
  for (const name of eventNames) {
    subscriptions[name] = (rawListener) => {
      const listener = rawListener as (value: unknown) => void;
      let isOvertaken = false;
      let isActive = true;
      const channel = eventChannelOf(name);
      const onChange = (_event: unknown, value: unknown) => {
        isOvertaken = true;
        if (isActive) listener(value);
      };
      ipcRenderer.on(channel, onChange);
      void ipcRenderer.invoke(channelOf(snapshotChannel), name).then((answer) => {
        if (isActive && !isOvertaken && answer?.ok && answer.value !== null) listener(answer.value);
      });
      return () => {
        isActive = false;
        ipcRenderer.removeListener(channel, onChange);
      };
    };
  }
  return subscriptions;
}
