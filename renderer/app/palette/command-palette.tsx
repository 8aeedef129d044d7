import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionData, useSpotlight } from '@mantine/spotlight';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { languageCodes, languages } from '../../../preload/contract';
import { useAppInfo } from '../../base/app-info';
import { isChangeable } from '../../base/keys/key-choices';
import { shownKeys } from '../../base/keys/key-presses';
import { canRun } from '../../base/keys/screen-actions';
import type { Shortcut, ShortcutAction } from '../../base/keys/shortcuts';
import { kontor } from '../../base/kontor';
import { useTexts, wordsOf } from '../../base/language';
import { useNavigation } from '../../base/navigation';
import { useSettings } from '../../base/settings-context';
import { useLive } from '../../base/use-live';
import { recentFirst } from '../../customers/recent-customers';
import { useHelpActions } from './help-actions';
import { type PageAction, pageActions, primaryButton } from './page-actions';
import { paletteStore } from './palette';

/** The palette itself, and what only the table of rows listens to. */
const notOffered: ReadonlySet<string> = new Set(['palette', 'inRows']);

interface Opened {
  readonly actions: readonly PageAction[];
  readonly primary: string;
  /** Actions of a screen that can be done now. */
  readonly possible: ReadonlySet<string>;
}

function readPage(table: readonly Shortcut[]): Opened {
  return {
    actions: pageActions(table),
    primary: primaryButton()?.textContent ?? '',
    possible: new Set(
      table.flatMap(({ action }) =>
        action.kind === 'command' && canRun(action.command) ? [action.command] : [],
      ),
    ),
  };
}

const nothingOnPage: Opened = { actions: [], primary: '', possible: new Set() };
/** The library's dialog gives the focus back this long after it is gone, at the latest. */
const focusReturnMs = 20;

interface CommandPaletteProps {
  table: readonly Shortcut[];
  run: (action: ShortcutAction) => void;
}

/** Everything the program can do, what the screen offers now, and the customers, by typing (features.md, desktop manners). */
export function CommandPalette({ table, run }: CommandPaletteProps) {
  const { t, language } = useTexts();
  const { opened: isOpen } = useSpotlight(paletteStore);
  const [onPage, setOnPage] = useState<Opened>(() => (isOpen ? readPage(table) : nothingOnPage));
  // What is read off the page follows its language while the palette is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the language alone
  useEffect(() => setOnPage((open) => (open === nothingOnPage ? open : readPage(table))), [language]);
  /** Chosen, and done once the palette is gone: until then the focus is its own. */
  const chosen = useRef<(() => void) | null>(null);
  const later = (work: () => void) => () => {
    chosen.current = work;
  };
  const commands = useProgramCommands({ table, run, onPage, later });
  const ofPage = actionsOfPage(onPage.actions, commands, later);
  const [ofLists, ofScreen] = [true, false].map((isOfList) =>
    ofPage.filter((action) => action.isOfList === isOfList).map(({ shown }) => shown),
  );
  const people = useCustomerActions();
  function doChosen() {
    const work = chosen.current;
    chosen.current = null;
    // The library gives the focus back first.
    if (work) setTimeout(work, focusReturnMs);
  }
  return (
    <Spotlight
      store={paletteStore}
      actions={[
        { group: t('app.palette.here'), actions: ofScreen ?? [] },
        { group: t('app.palette.commands'), actions: commands },
        { group: t('app.palette.lists'), actions: ofLists ?? [] },
        { group: t('app.palette.customers'), actions: people },
        { group: t('help.title'), actions: useHelpActions(later, onPage !== nothingOnPage) },
      ]}
      // Its key is in the table.
      shortcut={null}
      nothingFound={t('app.palette.nothing')}
      limit={120}
      maxHeight={460}
      scrollable
      onSpotlightOpen={() => setOnPage(readPage(table))}
      transitionProps={{ transition: 'pop', duration: 200, onExited: doChosen }}
      attributes={{ content: { 'aria-label': t('app.palette.search') } }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      searchProps={{
        leftSection: <IconSearch size={16} aria-hidden />,
        placeholder: t('app.palette.search'),
        'aria-label': t('app.palette.search'),
      }}
    />
  );
}

type Later = (work: () => void) => () => void;

interface ProgramCommands extends CommandPaletteProps {
  onPage: Opened;
  later: Later;
}

/** What can be done wherever one is, and what this screen can. Found by its words in each language. */
function useProgramCommands({ table, run, onPage, later }: ProgramCommands): SpotlightActionData[] {
  const { t, language } = useTexts();
  const isOffered = (shortcut: Shortcut) => {
    const { action } = shortcut;
    if (!isChangeable(shortcut) || notOffered.has(action.kind)) return false;
    return action.kind !== 'command' || !!action.screen || onPage.possible.has(action.command);
  };
  const ofTable = table.filter(isOffered).map(({ id, keys, label, action }) => {
    const screen = action.kind === 'command' ? action.screen : undefined;
    const place = screen ? t(`app.nav.${screen}`) : '';
    return {
      id,
      label: t(label),
      keywords: wordsOf(label),
      description: action.kind === 'primary' ? onPage.primary : place,
      rightSection: keys ? <Keys keys={keys} /> : undefined,
      onClick: later(() => run(action)),
    };
  });
  const ofLanguages = languageCodes
    .filter((one) => one !== language)
    .map((one) => ({
      id: `language.${one}`,
      label: languages[one].name,
      keywords: wordsOf('settings.language'),
      onClick: () => void kontor().app.saveSettings({ language: one }),
    }));
  return [...ofTable, ...ofLanguages];
}

/** What the screen offers and the menus do not have. */
function actionsOfPage(
  actions: readonly PageAction[],
  commands: readonly SpotlightActionData[],
  later: Later,
): { isOfList: boolean; shown: SpotlightActionData }[] {
  const known = new Set(commands.map(({ label }) => label));
  return actions
    .filter(({ label }) => !known.has(label))
    .map(({ label, place, keys, isPrivate, isOfList, run }) => ({
      isOfList,
      shown: {
        id: `page:${place}:${label}`,
        label,
        description: place,
        ...(isPrivate ? { className: 'private' } : {}),
        rightSection: keys ? <Keys keys={keys} /> : undefined,
        onClick: later(run),
      },
    }));
}

/** Made anew only with the list: there may be ten thousand. */
function useCustomerActions(): SpotlightActionData[] {
  const { t } = useTexts();
  const { go } = useNavigation();
  const customers = useLive('customers.changed');
  const { recentCustomers } = useSettings();
  return useMemo(
    () =>
      recentFirst(customers ?? [], recentCustomers).map(
        (customer): SpotlightActionData => ({
          id: customer.id,
          label: customer.name,
          className: 'private',
          description: t(`environment.${customer.environment}`),
          leftSection: <IconUser size={16} aria-hidden />,
          onClick: () => go({ screen: 'results', customerId: customer.id }),
        }),
      ),
    [customers, recentCustomers, t, go],
  );
}

function Keys({ keys }: { keys: string }) {
  const platform = useAppInfo()?.platform ?? '';
  return <Kbd size="xs">{shownKeys(keys, platform).join(' ')}</Kbd>;
}
