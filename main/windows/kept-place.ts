import { type BrowserWindow, screen } from 'electron';
import type { JsonFile } from '../settings/json-file';
import { placedWindow, type WindowPlace } from './window-place';

type PlaceFile = Pick<JsonFile<WindowPlace>, 'value' | 'save'>;

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

/** Writes down where the window stands, once it has come to rest. What cannot be written is forgotten, nothing else. */
export function keepPlace(window: BrowserWindow, file: PlaceFile, onFault: (error: unknown) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const keep = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return;
    try {
      file.save({ bounds: window.getNormalBounds(), isMaximised: window.isMaximized() });
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
}
