import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useScreenAction } from '../base/keys/screen-actions';
import { useShortcutTable } from '../base/keys/use-shortcut-table';
import { fetchLanguages, useTexts } from '../base/language';
import { mainScreenOf, useNavigation } from '../base/navigation';
import { StoreProvider } from '../base/store-access';
import { useLive } from '../base/use-live';
import { ServiceAway } from '../connections/service-away';
import { ServiceWaiting } from '../connections/service-waiting';
import { fetchLateParts, late } from '../ui/late-part';
import { headingId } from '../ui/screen';
import { UndoNotice } from '../ui/undo-notice';
import { useFocusKeeper } from '../ui/use-focus-keeper';
import { WindowDropZone } from '../wizard/window-drop-zone';
import { ErrorBoundary } from './error-boundary';
import { Place } from './place';
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

const ClosingDialog = late(async () => (await import('./closing-dialog')).ClosingDialog, null);
const CommandPalette = late(async () => (await import('./late/parts')).parts.CommandPalette, null);
const ImportDialogs = late(async () => (await import('../wizard/import-dialogs')).ImportDialogs, null);
const ShortcutSheet = late(async () => (await import('./late/parts')).parts.ShortcutSheet, null);
const TemplateOfferDialog = late(async () => (await import('./late/parts')).parts.TemplateOfferDialog, null);

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
  const isBegun = useBegun();
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
      {isBegun ? (
        <>
          <TemplateOfferDialog />
          <ClosingDialog />
          <ImportDialogs />
          <ShortcutSheet table={table} isOpen={isSheetOpen} close={sheet.close} />
          <CommandPalette table={table} run={run} />
        </>
      ) : null}
    </StoreProvider>
  );
}

/** The first screen is there: what no start needs is fetched, and dialogs that stand over any screen can come. */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(false);
  const isStoreSettled = (useLive('storeState.changed')?.mode ?? 'closed') !== 'closed';
  useEffect(() => {
    if (isBegun) return;
    const begin = () => {
      setBegun(true);
      fetchLateParts(fetchLanguages);
    };
    // A store that stays closed asks something first: nothing waits for its answer.
    const timer = setTimeout(begin, longestStartMs);
    const rest = isStoreSettled ? requestIdleCallback(begin) : null;
    return () => {
      clearTimeout(timer);
      if (rest !== null) cancelIdleCallback(rest);
    };
  }, [isStoreSettled, isBegun]);
  return isBegun;
}

const longestStartMs = 2_000;
