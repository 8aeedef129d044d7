import type { TextKey } from '../languages';
import { type MainScreen, mainScreens } from '../navigation';

type ImportQuestion = 'new' | 'discard' | 'openImports';

export type ShortcutAction =
  | { kind: 'go'; screen: MainScreen }
  | { kind: 'palette' | 'sheet' | 'chooseFiles' | 'undo' | 'redo' | 'primary' | 'mask' | 'theme' }
  | { kind: 'import'; question: ImportQuestion }
  /** What the screen offers under this name (screen-actions.ts); with a screen, that is opened first. */
  | { kind: 'command'; command: string; screen?: MainScreen }
  /** A key of the table of rows: it listens itself. */
  | { kind: 'inRows' }
  /** Of parts that are walked through with the keys every program has for it: never another. */
  | { kind: 'fixed' };

/** Where an action is at home: the parts of the sheet, in order. */
export const keyGroups = ['everywhere', 'import', 'rows', 'customer', 'places', 'parts'] as const;
type KeyGroup = (typeof keyGroups)[number];

export interface Shortcut {
  /** Under this name another key is kept. */
  readonly id: string;
  /** As written on the sheet; `Mod` is Ctrl, on a Mac Cmd. Mod, Alt, Shift stand in this order. Empty: no key. */
  readonly keys: string;
  readonly label: TextKey;
  readonly group: KeyGroup;
  readonly action: ShortcutAction;
}

const screenLabel: Record<MainScreen, TextKey> = {
  import: 'app.nav.import',
  customers: 'app.nav.customers',
  connections: 'app.nav.connections',
  activity: 'app.nav.activity',
  explorer: 'app.nav.explorer',
  team: 'app.nav.team',
  settings: 'app.nav.settings',
  help: 'app.nav.help',
};

function here(group: KeyGroup, keys: string, label: TextKey, command: string): Shortcut {
  return { id: command, keys, label, group, action: { kind: 'command', command } };
}

/** At home on a screen, and done from anywhere. */
function at(screen: MainScreen, label: TextKey, command: string): Shortcut {
  return { id: command, keys: '', label, group: 'places', action: { kind: 'command', command, screen } };
}

function plain(
  keys: string,
  label: TextKey,
  kind: 'palette' | 'sheet' | 'chooseFiles' | 'undo' | 'redo' | 'primary' | 'mask' | 'theme',
): Shortcut {
  return { id: kind, keys, label, group: 'everywhere', action: { kind } };
}

function ofImport(question: ImportQuestion, label: TextKey): Shortcut {
  return { id: `import.${question}`, keys: '', label, group: 'import', action: { kind: 'import', question } };
}

function fixed(keys: string, label: TextKey, group: KeyGroup = 'parts'): Shortcut {
  return { id: `fixed.${label}`, keys, label, group, action: { kind: 'fixed' } };
}

/** Every action of the program with the key it has by itself: the sheet, the palette and the key handler read this table. */
export const shortcuts: readonly Shortcut[] = [
  plain('Mod+K', 'app.shortcut.palette', 'palette'),
  plain('Mod+O', 'app.shortcut.chooseFiles', 'chooseFiles'),
  plain('Mod+Z', 'app.shortcut.undo', 'undo'),
  plain('Mod+Shift+Z', 'app.shortcut.redo', 'redo'),
  plain('Mod+Enter', 'app.shortcut.primary', 'primary'),
  here('everywhere', 'Alt+ArrowLeft', 'app.shortcut.back', 'step.back'),
  here('everywhere', 'Mod+F', 'keys.search', 'screen.search'),
  ...mainScreens.map(
    (screen, index): Shortcut => ({
      id: `go.${screen}`,
      keys: `Mod+${index + 1}`,
      label: screenLabel[screen],
      group: 'everywhere',
      action: { kind: 'go', screen },
    }),
  ),
  plain('Mod+Shift+M', 'app.shortcut.mask', 'mask'),
  plain('', 'keys.theme', 'theme'),
  plain('?', 'app.shortcut.sheet', 'sheet'),
  ofImport('new', 'import.new'),
  ofImport('discard', 'import.discard'),
  ofImport('openImports', 'import.openList'),
  here('import', 'F8', 'rows.nextFinding', 'finding.next'),
  here('import', 'Shift+F8', 'rows.previousFinding', 'finding.previous'),
  here('rows', 'Mod+Shift+F', 'replace.title', 'rows.replace'),
  here('rows', 'Mod+Shift+K', 'rows.columns', 'rows.columns'),
  here('rows', 'Mod+Shift+H', 'history.title', 'rows.history'),
  { id: 'rows.edit', keys: 'Enter', label: 'rows.shortcut.edit', group: 'rows', action: { kind: 'inRows' } },
  {
    id: 'rows.leaveOut',
    keys: 'Delete',
    label: 'rows.shortcut.leaveOut',
    group: 'rows',
    action: { kind: 'inRows' },
  },
  fixed('Space', 'keys.fixed.details', 'rows'),
  fixed('Mod+V', 'keys.fixed.paste', 'rows'),
  here('customer', '', 'customer.addFiles', 'customer.addFiles'),
  here('customer', '', 'customers.rename', 'customer.rename'),
  here('customer', '', 'customer.saveAudit', 'customer.saveAudit'),
  here('customer', '', 'customers.delete', 'customer.delete'),
  here('customer', '', 'results.startAgain', 'results.analyse'),
  here('customer', '', 'report.options.open', 'results.report'),
  here('customer', '', 'results.saveJson', 'results.json'),
  here('customer', '', 'exports.kind.xlsx', 'results.xlsx'),
  here('customer', '', 'exports.kind.csv', 'results.csv'),
  here('customer', '', 'filter.reset', 'results.unfilter'),
  here('customer', '', 'banks.connect', 'banks.connect'),
  here('customer', '', 'documents.get', 'documents.get'),
  at('customers', 'takeOver.open', 'customers.takeOver'),
  at('customers', 'report.several.open', 'customers.reports'),
  at('connections', 'connections.new', 'connections.new'),
  at('activity', 'activity.save', 'activity.save'),
  at('settings', 'templates.importFile', 'templates.import'),
  at('settings', 'templates.exportAll', 'templates.export'),
  at('settings', 'points.reset', 'points.reset'),
  at('settings', 'settings.licences', 'settings.licences'),
  at('settings', 'settings.wipe', 'settings.wipe'),
  fixed('ArrowUp ArrowDown ArrowLeft ArrowRight', 'keys.fixed.walk'),
  fixed('Home End PageUp PageDown', 'keys.fixed.far'),
  fixed('Tab Shift+Tab', 'keys.fixed.next'),
  fixed('Enter', 'keys.fixed.press'),
  fixed('Escape', 'keys.fixed.close'),
];

export function labelOfScreen(screen: MainScreen): TextKey {
  return screenLabel[screen];
}
