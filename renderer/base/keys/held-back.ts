import type { ShortcutAction } from './shortcuts';

/** What stands before the screen: a part beside what opened it, a dialog that everything else waits for, or the palette. */
export type OpenPart = 'nothing' | 'popover' | 'dialog' | 'palette';

const never: readonly OpenPart[] = [];
const inDialogs: readonly OpenPart[] = ['dialog', 'palette'];
const inAnyPart: readonly OpenPart[] = ['popover', 'dialog', 'palette'];

/** Where a key does nothing: what lies behind an open part is neither left nor changed from within it. */
const heldBackIn: Readonly<Record<ShortcutAction['kind'], readonly OpenPart[]>> = {
  go: inDialogs,
  chooseFiles: inDialogs,
  command: inDialogs,
  undo: inAnyPart,
  redo: inAnyPart,
  import: inAnyPart,
  // It has a button of the dialog, or of the popover's screen, and none of its own.
  primary: ['palette'],
  // Its commands would act behind the dialog; in itself its key closes it.
  palette: ['dialog'],
  sheet: ['palette'],
  mask: never,
  theme: never,
  inRows: never,
  fixed: never,
};

export function isHeldBack(kind: ShortcutAction['kind'], open: OpenPart): boolean {
  return heldBackIn[kind].includes(open);
}
