import { existsSync } from 'node:fs';
import { type BrowserWindow, screen } from 'electron';
import type { JsonFile } from '../settings/json-file';
import { placedWindow, type WindowPlace } from './window-place';

/** The file, and where it lies. */
export interface PlaceFile extends Pick<JsonFile<WindowPlace>, 'value'> {
  readonly path: string;
  save(value: WindowPlace): void;
}

/** A window that is moved says so many times a second. */
const restMs = 600;

export function boundsAtStart(file: PlaceFile) {
  const { id } = screen.getPrimaryDisplay();
  const displays = screen.getAllDisplays().sort((a, b) => Number(b.id === id) - Number(a.id === id));
  return placedWindow(
    file.value,
    displays.map(({ workArea }) => workArea),
  );
}

/**
 * Writes down where the window stands, at once and whenever it has come to rest. What cannot be written is forgotten, nothing else; a
 * file that somebody took away, as when everything is deleted, does not come back.
 */
export function keepPlace(window: BrowserWindow, file: PlaceFile, onFault: (error: unknown) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let isWritten = false;
  const keep = () => {
    clearTimeout(timer);
    if (isWritten && !existsSync(file.path)) return;
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return;
    try {
      file.save({ bounds: window.getNormalBounds(), isMaximised: window.isMaximized() });
      isWritten = true;
    } catch (error) {
      onFault(error);
    }
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, restMs);
  };
  // Each by its name: Electron types them one by one.
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.on('close', keep);
  keep();
}
