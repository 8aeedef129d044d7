import { keysOfCommand } from '../../base/keys/key-presses';
import { press } from '../../base/keys/screen-actions';
import type { Shortcut } from '../../base/keys/shortcuts';
import { leadsOn } from '../../ui/use-focus-keeper';

/** Something that the screen offers now: a button, a switch, or a field to go to. */
export interface PageAction {
  readonly label: string;
  /** The section it stands in, where that has a name. */
  readonly place: string;
  /** As in `shortcuts`; null where it has none. */
  readonly keys: string | null;
  /** Name or place says something that is hidden on request: a customer, a file, an account. */
  readonly isPrivate: boolean;
  /** One of a long list: a call of many, a page of many. */
  readonly isOfList: boolean;
  readonly run: () => void;
}

/** Actions of single rows are no actions of the step: there may be a million. */
const ofRows = 'table, [role=grid], [role=listbox]';
const offered =
  'button, [role=button], select, textarea, input:not([type=hidden], [type=file], [type=radio]:checked)';
const mostActions = 500;
/** A list of more is looked through, and not over. */
const shortList = 12;

function content(): HTMLElement | null {
  return document.getElementById('content');
}

/** The one button that leads on from what is shown: of the dialog that is open, of the form that is filled in, else of the step. */
export function primaryButton(): HTMLButtonElement | null {
  const dialog = document.querySelector('[role=dialog]:not(.mantine-Spotlight-content)');
  // What lies behind a dialog is not pressed from within it.
  if (dialog) return dialog.querySelector<HTMLButtonElement>(leadsOn);
  const form = document.activeElement?.closest('form') ?? null;
  const own = form?.querySelector<HTMLButtonElement>('button[type=submit]:not(:disabled)');
  return own ?? document.querySelector<HTMLButtonElement>(leadsOn);
}

export function pressPrimary(): void {
  primaryButton()?.click();
}

/** All that the screen offers now, each once, under the name that it bears on the screen. */
export function pageActions(table: readonly Shortcut[]): PageAction[] {
  const found = new Map<string, PageAction>();
  const hidden = privateTexts();
  for (const element of content()?.querySelectorAll<HTMLElement>(offered) ?? []) {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest(ofRows)) continue;
    if (!element.checkVisibility()) continue;
    const label = nameOf(element);
    const place = placeOf(element);
    const key = `${place}:${label}`;
    if (label === '' || found.has(key)) continue;
    found.set(key, {
      label,
      place: place === label ? '' : place,
      keys: keysOfCommand(element.dataset.command, table) ?? element.getAttribute('aria-keyshortcuts'),
      isPrivate: hidden.some((text) => label.includes(text) || place.includes(text)),
      isOfList: (element.closest('li')?.parentElement?.childElementCount ?? 0) > shortList,
      run: () => press(element),
    });
    if (found.size >= mostActions) break;
  }
  return [...found.values()];
}

/** Shorter ones stand in any word. */
const shortestName = 3;

/** Names, files, accounts and amounts that stand on the screen. */
function privateTexts(): string[] {
  const texts = [...document.querySelectorAll('.private')].map(textOf);
  return [...new Set(texts)].filter((text) => text.length >= shortestName);
}

/** What a reader of screens is told: without numbers and drawings that are there for the eye. */
function textOf(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const { labels } = element as HTMLInputElement;
  return labels && labels.length > 0 ? textOf(labels[0]) : textOf(element);
}

function placeOf(element: HTMLElement): string {
  const section = element.parentElement?.closest(
    'section[aria-label], section[aria-labelledby], [role=tablist][aria-label], [role=radiogroup][aria-label]',
  );
  const label = section?.getAttribute('aria-label');
  return label ?? textOf(document.getElementById(section?.getAttribute('aria-labelledby') ?? ''));
}
