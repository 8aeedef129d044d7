import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { redoLast, undoLast } from '../base/announced-changes';
import { useAppInfo } from '../base/app-info';
import { openFileChooser } from '../base/file-chooser';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useSettings } from '../base/settings-context';
import { type Shortcut, shortcuts, shownKeys } from '../base/shortcuts';
import { useLive } from '../base/use-live';
import { recentFirst } from '../customers/recent-customers';
import { useImportCommands } from '../wizard/use-import-commands';
import { type PageAction, pageActions, pressPrimary, primaryButton } from './page-actions';

/** Kinds that the screen itself offers, or that only the table of rows listens to. */
const ofTheScreen: ReadonlySet<string> = new Set(['palette', 'command', 'inRows']);
const ofNoPlace = { undo: undoLast, redo: redoLast, primary: pressPrimary };

const nothingOnPage = { actions: [], primary: '' };
/** The library's dialog gives the focus back this long after it is gone, at the latest. */
const focusReturnMs = 20;

/** Everything the menus can do, what the screen offers now, and the customers, by typing (features.md, desktop manners). */
export function CommandPalette({ openSheet }: { openSheet: () => void }) {
  const { t } = useTexts();
  const [onPage, setOnPage] = useState<{ actions: readonly PageAction[]; primary: string }>(nothingOnPage);
  /** Chosen, and done once the palette is gone: until then the focus is its own. */
  const chosen = useRef<(() => void) | null>(null);
  const later = (work: () => void) => () => {
    chosen.current = work;
  };
  const commands = useProgramCommands({ openSheet, primary: onPage.primary, later });
  const ofPage = actionsOfPage(onPage.actions, commands, later);
  const people = useCustomerActions();
  function doChosen() {
    const work = chosen.current;
    chosen.current = null;
    // The library gives the focus back first.
    if (work) setTimeout(work, focusReturnMs);
  }
  return (
    <Spotlight
      actions={[
        { group: t('app.palette.here'), actions: ofPage },
        { group: t('app.palette.commands'), actions: commands },
        { group: t('app.palette.customers'), actions: people },
      ]}
      shortcut={['mod + K', 'mod + shift + P']}
      nothingFound={t('app.palette.nothing')}
      limit={80}
      maxHeight={460}
      scrollable
      onSpotlightOpen={() =>
        setOnPage({ actions: pageActions(), primary: primaryButton()?.textContent ?? '' })
      }
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

interface ProgramCommands {
  openSheet: () => void;
  /** What the button says that leads on. */
  primary: string;
  later: Later;
}

/** What can be done wherever one is. */
function useProgramCommands({ openSheet, primary, later }: ProgramCommands): SpotlightActionData[] {
  const { t, language } = useTexts();
  const { go } = useNavigation();
  const settings = useSettings();
  const importCommands = useImportCommands();

  function run({ action }: Shortcut) {
    if (action.kind === 'go') go({ screen: action.screen });
    if (action.kind === 'sheet') openSheet();
    if (action.kind in ofNoPlace) ofNoPlace[action.kind as keyof typeof ofNoPlace]();
    if (action.kind === 'chooseFiles') {
      go({ screen: 'import' });
      openFileChooser();
    }
  }
  const ofTable = shortcuts
    .filter(({ action }) => !ofTheScreen.has(action.kind))
    .map((shortcut) => ({
      id: shortcut.keys,
      label: t(shortcut.label),
      ...(shortcut.action.kind === 'primary' ? { description: primary } : {}),
      rightSection: <Keys keys={shortcut.keys} />,
      onClick: later(() => run(shortcut)),
    }));
  return [
    ...ofTable,
    ...importCommands,
    {
      id: 'masked',
      label: t(settings.isMasked ? 'settings.unmask' : 'settings.mask'),
      onClick: () => void kontor().app.saveSettings({ isMasked: !settings.isMasked }),
    },
    {
      id: 'language',
      label: language === 'de' ? 'English' : 'Deutsch',
      onClick: () => void kontor().app.saveSettings({ language: language === 'de' ? 'en' : 'de' }),
    },
  ];
}

/** What the screen offers and the menus do not have. */
function actionsOfPage(
  actions: readonly PageAction[],
  commands: readonly SpotlightActionData[],
  later: Later,
): SpotlightActionData[] {
  const known = new Set(commands.map(({ label }) => label));
  return actions
    .filter(({ label }) => !known.has(label))
    .map(({ label, place, keys, run }) => ({
      id: `page:${place}:${label}`,
      label,
      description: place,
      rightSection: keys ? <Keys keys={keys} /> : undefined,
      onClick: later(run),
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
