import type { Locator, Page } from 'playwright-core';

const patient = { timeout: 60_000 };
/** What is asked may be answered between a look and a press: then there is nothing to press any more. */
const brief = { timeout: 5_000 };

/** Does what a user does, and counts each press: clicks, and keys of what is typed. */
export class PressCounter {
  readonly presses: string[] = [];

  constructor(private readonly page: Page) {}

  get count(): number {
    return this.presses.length;
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async press(name: string | RegExp): Promise<void> {
    const button = this.button(name).first();
    await button.waitFor(patient);
    const text = (await button.textContent()) ?? '';
    await button.click(patient);
    this.presses.push(text);
  }

  /** Presses it when it is there now. */
  async pressIfShown(name: string | RegExp): Promise<boolean> {
    const button = this.page.getByRole('button', { name, disabled: false }).first();
    if ((await button.count()) === 0) return false;
    const isPressed = await button.click(brief).then(
      () => true,
      () => false,
    );
    if (isPressed) this.presses.push(String(name));
    return isPressed;
  }

  /** Ticks a box that is there now and not ticked yet. */
  async tickIfShown(name: string | RegExp): Promise<boolean> {
    const open = this.page.getByRole('checkbox', { name, checked: false, disabled: false }).first();
    if ((await open.count()) === 0) return false;
    const isTicked = await open.check(brief).then(
      () => true,
      () => false,
    );
    if (isTicked) this.presses.push(String(name));
    return isTicked;
  }

  /** A press into the field, and one per letter. */
  async type(label: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true });
    await field.click(patient);
    await field.pressSequentially(text);
    this.presses.push(label, ...text);
  }
}
