import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { EventName } from '../../../preload/contract';
import { eventChannelOf } from '../../../preload/contract/names';
import { listImports, until } from '../driver/main-job';
import type { RunningProgram } from '../driver/program';
import { still } from '../driver/still';

const patient = { timeout: 20_000 };

type Name = string | RegExp;

/** A long list goes on like that. */
const mostScreens = 6;

/** Runs in the page: a screenful further down, unless something stands before it or there is no more. */
function scrollOn(): boolean {
  const content = document.getElementById('content');
  if (!content || document.querySelector('[role=dialog], [role=menu]')) return false;
  const before = content.scrollTop;
  content.scrollBy(0, content.clientHeight * 0.9);
  return content.scrollTop > before;
}

/** Goes from screen to screen as somebody at the keyboard does: what is pressed has the focus first. */
export class Walker {
  readonly page: Page;

  constructor(
    readonly program: RunningProgram,
    /** Files of this walk's own. */
    readonly folder: string,
  ) {
    this.page = program.window;
  }

  /** Lists of tabs that were seen, by name of the stop's kind and of the list. */
  readonly seen = new Map<string, string[]>();

  /** With `KONTOR_PICTURES`, the window is kept in that folder, as it is at its zoom, and then what lies below, a screenful each. */
  async picture(name: string): Promise<void> {
    const folder = process.env.KONTOR_PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `walk-${name.replace(/[^\w-]+/g, '_')}`);
    const top = await this.page.evaluate(() => document.getElementById('content')?.scrollTop ?? 0);
    writeFileSync(`${file}.png`, await this.drawn());
    for (let screen = 2; screen <= mostScreens && (await this.page.evaluate(scrollOn)); screen += 1)
      writeFileSync(`${file}-${screen}.png`, await this.drawn());
    await this.page.evaluate((y) => document.getElementById('content')?.scrollTo(0, y), top);
  }

  private async drawn(): Promise<Buffer> {
    // What is drawn by then is what the look shows.
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
    const png = await this.program.electron.evaluate(async ({ BrowserWindow }) =>
      (await BrowserWindow.getAllWindows()[0]?.webContents.capturePage())?.toPNG().toString('base64'),
    );
    return Buffer.from(png ?? '', 'base64');
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  async press(name: Name, role: 'button' | 'menuitem' | 'tab' | 'radio' | 'checkbox' | 'switch' = 'button') {
    await this.pressAt(
      this.page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }),
    );
  }

  async pressAt(found: Locator): Promise<void> {
    const first = found.first();
    // The box of a choice may be hidden behind its words.
    await first.waitFor({ ...patient, state: 'attached' });
    await until('it can be pressed', () => first.isEnabled());
    await first.focus();
    const isTicked = /^(radio|checkbox|switch)$/.test((await first.getAttribute('type')) ?? '');
    await this.page.keyboard.press(isTicked ? 'Space' : 'Enter');
  }

  /** A tab of a list of tabs, and what it shows. */
  async tab(list: string, name: string): Promise<void> {
    await this.pressAt(
      this.page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true }),
    );
    await this.settled();
  }

  async go(screen: string): Promise<void> {
    await this.pressAt(
      this.page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('button', { name: screen, exact: true }),
    );
    await this.settled();
  }

  /** Opens a menu and takes an entry. */
  async menu(button: Name, item: string): Promise<void> {
    await this.press(button);
    await this.press(item, 'menuitem');
    await this.page.getByRole('menu').waitFor({ state: 'detached' });
  }

  async see(name: Name): Promise<void> {
    await this.page.getByText(name).first().waitFor(patient);
  }

  async dialog(name?: Name): Promise<void> {
    await this.page
      .getByRole('dialog', name === undefined ? {} : { name })
      .first()
      .waitFor(patient);
    await this.settled();
  }

  /** Escape closes what is open. */
  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page
      .locator('[role=dialog], [role=menu]')
      .first()
      .waitFor({ state: 'detached', timeout: 10_000 });
  }

  /** What main would tell the page. */
  async tell(event: EventName, value: unknown): Promise<void> {
    await this.program.electron.evaluate(
      ({ BrowserWindow }, [channel, told]) =>
        BrowserWindow.getAllWindows()[0]?.webContents.send(channel as string, told),
      [eventChannelOf(event), value] as const,
    );
  }

  async counts(): Promise<{ files: number }> {
    return { files: (await listImports(this.page)).flatMap(({ files }) => files).length };
  }

  /** Nothing is being put together any more. */
  async settled(): Promise<void> {
    await still(this.page);
    await until(
      'nothing is loading',
      async () => (await this.page.locator('main .mantine-Loader-root').count()) === 0,
    );
  }
}

/** A screen, dialog or message: how it is reached from the one before, and left for the next. */
export interface Stop {
  readonly name: string;
  readonly reach: (walker: Walker) => Promise<void>;
  readonly leave?: (walker: Walker) => Promise<void>;
}

export const closed = (walker: Walker) => walker.close();
