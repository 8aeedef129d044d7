import type { AppInfo, ClosingChoice, Settings } from '../../../preload/contract';
import type { EventHub } from '../event-hub';
import type { HandlersOf } from '../handler-types';

export interface AppHandlerDeps {
  info: () => AppInfo;
  settings: { readonly value: Settings; change(changes: Partial<Settings>): Settings };
  data: Pick<
    DataAccess,
    'state' | 'open' | 'allowSession' | 'recover' | 'recoverLocalService' | 'confirmClock' | 'wipe'
  >;
  updates: { check(): Promise<{ version: string | null }>; install(): Promise<void> };
  decideClosing: (choice: ClosingChoice) => Promise<void>;
  hub: EventHub;
}

/** Opening and wiping of everything that is kept on this computer; see main/workspace.ts. */
interface DataAccess {
  state: HandlersOf<'app'>['app.storeState'];
  open: HandlersOf<'app'>['app.openStore'];
  allowSession: HandlersOf<'app'>['app.allowSession'];
  recover: HandlersOf<'app'>['app.recoverStore'];
  recoverLocalService: HandlersOf<'app'>['app.recoverLocalService'];
  confirmClock: HandlersOf<'app'>['app.confirmClock'];
  wipe: () => Promise<void>;
}

export function createAppHandlers(deps: AppHandlerDeps): HandlersOf<'app'> {
  return {
    'app.info': deps.info,
    'app.settings': () => deps.settings.value,
    'app.saveSettings': (changes) => deps.settings.change(changes),
    'app.storeState': deps.data.state,
    'app.openStore': deps.data.open,
    'app.allowSession': deps.data.allowSession,
    'app.recoverStore': deps.data.recover,
    'app.recoverLocalService': deps.data.recoverLocalService,
    'app.confirmClock': deps.data.confirmClock,
    'app.wipe': async () => {
      await deps.data.wipe();
      return null;
    },
    'app.tellReading': (share) => {
      deps.hub.publish('reading.changed', share);
      return null;
    },
    'app.checkForUpdate': () => deps.updates.check(),
    'app.installUpdate': async () => {
      await deps.updates.install();
      return null;
    },
    'app.decideClosing': async (choice) => {
      await deps.decideClosing(choice);
      return null;
    },
  };
}
