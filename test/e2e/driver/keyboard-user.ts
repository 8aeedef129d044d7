import type { Page } from 'playwright-core';
import { still } from './still';

/** What the keyboard acts on. */
interface Focused {
  readonly name: string;
  readonly kind: string;
  readonly isChecked: boolean;
}

/** Keys after which an import has not gone on: it is stuck. */
const mostKeysInVain = 40;

/** Works by keys alone, and only with what has the focus: answers what is asked as it is proposed, and goes on. */
export class KeyboardUser {
  readonly keys: string[] = [];

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys.push(key);
    await this.settled();
  }

  /** Goes to a field by Tab and types. */
  async type(name: string, text: string): Promise<void> {
    for (let tabs = 0; (await this.focused()).name !== name; tabs += 1) {
      if (tabs > mostKeysInVain) throw new Error(`No way to ${name} by Tab.`);
      await this.press('Tab');
    }
    await this.page.keyboard.type(text);
    this.keys.push(...text);
  }

  async workUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let keys = 0; !(await isSo()); keys += 1) {
      if (keys > mostKeysInVain) throw new Error(`In vain until ${what}: ${this.keys.join(' | ')}`);
      await this.step(isSo);
    }
  }

  /** The key of the step; where that does nothing, an answer to what has the focus; else on to the next. */
  private async step(isSo: () => Promise<boolean>): Promise<void> {
    const before = await this.screen();
    await this.press('Control+Enter');
    if ((await isSo()) || (await this.screen()) !== before) return;
    const { kind, isChecked, name } = await this.focused();
    if (kind === 'checkbox' && !isChecked) await this.press('Space');
    else if (kind === 'button' && /^(Yes|That is right|Right for|Make|Use this)/.test(name))
      await this.press('Enter');
    else await this.press('Tab');
  }

  private async focused(): Promise<Focused> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (!element || element === document.body) return { name: '', kind: '', isChecked: false };
      const name =
        element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
      const kind = element.tagName === 'BUTTON' ? 'button' : (element.getAttribute('type') ?? '');
      return { name: name.trim(), kind, isChecked: element.checked === true };
    });
  }

  private screen(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  }

  /** What a key began is over: nothing is being put together, and nothing changes for a moment. */
  private async settled(): Promise<void> {
    for (let before = ''; ; ) {
      await this.page.waitForTimeout(150);
      await still(this.page);
      const atWork = await this.page.locator('main [data-focus-wait], main [data-loading=true]').count();
      const now = await this.screen();
      if (now === before && atWork === 0) return;
      before = now;
    }
  }
}
