import type { WebContents } from 'electron';
import type { WindowRole } from '../../preload/contract';

/** Which trust role each living window has (SEC-9, SEC-12); a window without one may call nothing. */
export class WindowRoles {
  readonly #roles = new WeakMap<object, WindowRole>();

  assign(contents: WebContents, role: WindowRole): void {
    this.#roles.set(contents, role);
  }

  /** From now on the window may call nothing. */
  revoke(contents: WebContents): void {
    this.#roles.delete(contents);
  }

  of(contents: object): WindowRole | null {
    return this.#roles.get(contents) ?? null;
  }
}
