import { useDisclosure } from '@mantine/hooks';
import { useScreenAction } from '../base/keys/screen-actions';
import { useShortcutTable } from '../base/keys/use-shortcut-table';
import { useTexts } from '../base/language';
import { mainScreenOf, useNavigation } from '../base/navigation';
import { StoreProvider } from '../base/store-access';
import { ServiceAway } from '../connections/service-away';
import { ServiceWaiting } from '../connections/service-waiting';
import { TemplateOfferDialog } from '../import/templates/template-offer-dialog';
import { headingId } from '../ui/screen';
import { UndoNotice } from '../ui/undo-notice';
import { useFocusKeeper } from '../ui/use-focus-keeper';
import { ImportDialogs } from '../wizard/import-dialogs';
import { WindowDropZone } from '../wizard/window-drop-zone';
import { ClosingDialog } from './closing-dialog';
import { CommandPalette } from './command-palette';
import { ErrorBoundary } from './error-boundary';
import { Place } from './place';
import { ShortcutSheet } from './sheet/shortcut-sheet';
import { SideNavigation } from './side-navigation';
import { StoreBanner } from './store/store-banner';
import { StoreGate } from './store/store-gate';
import { TopBar } from './top-bar';
import { useDialogWords } from './use-dialog-words';
import { useReadingTold, useRecentKeeping, useWantedPlace } from './use-frame';
import { useTitlesHidden } from './use-mask';
import { useRunAction } from './use-run-action';
import { useShortcuts } from './use-shortcuts';
import { WorkNotices } from './work-notices';

export function Shell() {
  const { t } = useTexts();
  const { place } = useNavigation();
  const [isSheetOpen, sheet] = useDisclosure(false);
  const table = useShortcutTable();
  const run = useRunAction(sheet.open);
  useShortcuts({ table, run });
  useScreenAction('sheet', sheet.open);
  useTitlesHidden();
  useFocusKeeper();
  useDialogWords();
  useWantedPlace();
  useRecentKeeping();
  useReadingTold();
  return (
    <StoreProvider>
      <a className="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <div className="shell">
        <SideNavigation openSheet={sheet.open} />
        <div className="shell-main">
          <TopBar />
          <StoreBanner />
          <ServiceWaiting />
          <ServiceAway />
          <main id="content" className="shell-content" tabIndex={-1} aria-labelledby={headingId}>
            <ErrorBoundary key={mainScreenOf(place)}>
              {/* Settings and help need no store, and hold the way out when it cannot be opened. */}
              {place.screen === 'settings' || place.screen === 'help' ? (
                <Place place={place} />
              ) : (
                <StoreGate>
                  <Place place={place} />
                </StoreGate>
              )}
            </ErrorBoundary>
          </main>
          <WorkNotices />
          <UndoNotice />
        </div>
      </div>
      <WindowDropZone />
      <TemplateOfferDialog />
      <ClosingDialog />
      <ImportDialogs />
      <CommandPalette table={table} run={run} />
      <ShortcutSheet table={table} isOpen={isSheetOpen} close={sheet.close} />
    </StoreProvider>
  );
}
