import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { redoLast, undoLast } from '../base/announced-changes';
import { useAppInfo } from '../base/app-info';
import { openFileChooser } from '../base/file-chooser';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useSettings } from '../base/settings-context';
import { type Shortcut, shortcuts, shownKeys } from '../base/shortcuts';
import { useLive } from '../base/use-live';
import { useImportCommands } from '../wizard/use-import-commands';
import { pressPrimary } from './use-shortcuts';

const ofNoPlace = { undo: undoLast, redo: redoLast, primary: pressPrimary };

/** Everything the menus can do, and the customers, by typing (features.md, desktop manners). */
export function CommandPalette({ openSheet }: { openSheet: () => void }) {
  const { t, language } = useTexts();
  const { go } = useNavigation();
  const settings = useSettings();
  const customers = useLive('customers.changed');
  const importCommands = useImportCommands();
  const platform = useAppInfo()?.platform ?? '';

  function run({ action }: Shortcut) {
    if (action.kind === 'go') go({ screen: action.screen });
    if (action.kind === 'sheet') openSheet();
    if (action.kind in ofNoPlace) ofNoPlace[action.kind as keyof typeof ofNoPlace]();
    if (action.kind === 'chooseFiles') {
      go({ screen: 'import' });
      openFileChooser();
    }
  }

  const commands: SpotlightActionData[] = shortcuts
    .filter((shortcut) => shortcut.action.kind !== 'palette')
    .map((shortcut) => ({
      id: shortcut.keys,
      label: t(shortcut.label),
      rightSection: <Kbd size="xs">{shownKeys(shortcut.keys, platform).join(' ')}</Kbd>,
      onClick: () => run(shortcut),
    }));
  commands.push(
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
  );
  // Made anew only with the list: there may be ten thousand.
  const people = useMemo(
    () =>
      customers?.map(
        (customer): SpotlightActionData => ({
          id: customer.id,
          label: customer.name,
          description: t(`environment.${customer.environment}`),
          leftSection: <IconUser size={16} aria-hidden />,
          onClick: () => go({ screen: 'results', customerId: customer.id }),
        }),
      ) ?? [],
    [customers, t, go],
  );
  return (
    <Spotlight
      actions={[
        { group: t('app.palette.commands'), actions: commands },
        { group: t('app.palette.customers'), actions: people },
      ]}
      shortcut={['mod + K', 'mod + shift + P']}
      nothingFound={t('app.palette.nothing')}
      limit={12}
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
