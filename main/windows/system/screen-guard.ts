/** What of a window this needs; Electron's `BrowserWindow` behind it. */
interface GuardedWindow {
  isDestroyed(): boolean;
  setContentProtection(isOn: boolean): void;
}

/**
 * Keeps what a window shows out of pictures and recordings of the screen, where the user wants that and the system can (macOS, Windows); not
 * every recorder keeps to it (SEC-39).
 */
export class ScreenGuard {
  #isOn = false;
  #window: GuardedWindow | null = null;

  watch(window: GuardedWindow): void {
    this.#window = window;
    this.set(this.#isOn);
  }

  set(isOn: boolean): void {
    this.#isOn = isOn;
    if (this.#window && !this.#window.isDestroyed()) this.#window.setContentProtection(isOn);
  }
}
