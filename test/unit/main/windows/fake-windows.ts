import { EventEmitter } from 'node:events';

export interface MadeWindow {
  readonly options: { readonly webPreferences: Record<string, unknown>; readonly show?: boolean };
  readonly webContents: EventEmitter;
  readonly loaded: string[];
}

/** Every window that was made since the list was emptied. */
export const madeWindows: MadeWindow[] = [];

class FakeContents extends EventEmitter {
  isDestroyed(): boolean {
    return false;
  }

  send(): void {}
}

/** In the place of Electron's `BrowserWindow`: keeps what it was made with, and does nothing. */
export class FakeBrowserWindow extends EventEmitter implements MadeWindow {
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];

  constructor(readonly options: MadeWindow['options']) {
    super();
    madeWindows.push(this);
  }

  async loadURL(address: string): Promise<void> {
    this.loaded.push(address);
  }

  setContentProtection(): void {}

  setBackgroundColor(): void {}

  isDestroyed(): boolean {
    return false;
  }
}
