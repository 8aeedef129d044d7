import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import {
  type CallName,
  calls,
  type Language,
  type Settings,
  settings as settingsSchema,
} from '../preload/contract';
import { EventHub } from './bridge/event-hub';
import { type Handler, KontorError } from './bridge/handler-types';
import { createAppHandlers } from './bridge/handlers/app-handler';
import { createConnectionsHandlers } from './bridge/handlers/connections-handler';
import { ConnectionList, storedConnections } from './connections/connection-list';
import { EmbeddedService, type ServiceProcess } from './connections/embedded-service';
import { Keychain } from './credentials/keychain';
import { loadKeytar } from './credentials/keytar-adapter';
import { SecretStore } from './credentials/secret-store';
import type { LogEntry } from './logging/log-entry';
import { LogFile } from './logging/log-file';
import { defaultSettings } from './settings/default-settings';
import { JsonFile } from './settings/json-file';

/** What Electron gives the program; tests give their own. */
export interface ProgramOptions {
  userData: string;
  /** Folder of the built worker files. */
  builtMain: string;
  isPackaged: boolean;
  version: string;
  systemLocale: () => string;
  fetch: typeof fetch;
  forkService: (file: string) => ServiceProcess;
  createPrintWindow: () => BrowserWindow;
  showSaveDialog: (suggestedName: string) => Promise<{ canceled: boolean; filePath?: string }>;
  applyAppearance: (theme: Settings['theme'], language: Language) => void;
}

export interface Program {
  handlers: { [Name in CallName]: Handler<Name> };
  hub: EventHub;
  log: (entry: LogEntry) => void;
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}

const keychainTimeoutMs = 30_000;
const serviceStartTimeoutMs = 20_000;

/** Wires the parts of main together; nothing here decides anything. */
export function createProgram(options: ProgramOptions): Program {
  const hub = new EventHub();
  const logFile = new LogFile(join(options.userData, 'logs'));
  const log = (entry: LogEntry) => logFile.write(entry);

  const settings = new JsonFile(join(options.userData, 'settings.json'), settingsSchema, defaultSettings);
  const languageOf = (value: Settings): Language => {
    if (value.language !== 'system') return value.language;
    return options.systemLocale().startsWith('de') ? 'de' : 'en';
  };
  const applySettings = (value: Settings) => options.applyAppearance(value.theme, languageOf(value));
  applySettings(settings.value);
  hub.publish('settings.changed', settings.value);

  const keychain = new Keychain({
    serviceName: options.isPackaged ? 'Kontor' : 'Kontor (development)',
    load: loadKeytar,
    timeoutMs: keychainTimeoutMs,
    onState: (state) => log({ event: 'keychain.state', message: state }),
  });
  const secrets = new SecretStore(keychain);

  const embedded = new EmbeddedService({
    fork: () => options.forkService(join(options.builtMain, 'local-service.cjs')),
    start: async () => ({
      databasePath: secrets.hasSessionConsent ? ':memory:' : join(options.userData, 'local-service.db'),
      databaseKey: await secrets.readOrMake('local-service.key', () => randomBytes(32).toString('hex')),
      clientId: 'kontor-embedded',
      clientSecret: await secrets.readOrMake('local-service.secret', () =>
        randomBytes(24).toString('base64url'),
      ),
    }),
    startTimeoutMs: serviceStartTimeoutMs,
    onExit: (code) => log({ event: 'localService.exit', level: code === 0 ? 'info' : 'fault', count: code }),
  });

  const connections = new ConnectionList({
    file: new JsonFile(join(options.userData, 'connections.json'), storedConnections, []),
    secrets,
    embedded: { name: 'Kontor', address: () => embedded.address },
    makeId: randomUUID,
    check: () => undefined,
  });

  const notThere = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      () => {
        throw new KontorError('store.unavailable');
      },
    ]),
  ) as unknown as Program['handlers'];

  return {
    hub,
    log,
    handlers: {
      ...notThere,
      ...createAppHandlers({
        info: () => ({
          version: options.version,
          electronVersion: process.versions.electron ?? '',
          chromiumVersion: process.versions.chrome ?? '',
          platform: process.platform,
          systemLanguage: languageOf({ ...settings.value, language: 'system' }),
          isPackaged: options.isPackaged,
        }),
        settings,
        applySettings,
        data: {
          state: () => ({
            mode: 'closed',
            keychain: keychain.state,
            hasSessionConsent: secrets.hasSessionConsent,
          }),
          open: () => ({
            mode: 'closed',
            keychain: keychain.state,
            hasSessionConsent: secrets.hasSessionConsent,
          }),
          allowSession: () => ({ mode: 'closed', keychain: keychain.state, hasSessionConsent: true }),
          wipe: async () => undefined,
        },
        hub,
      }),
      ...createConnectionsHandlers({
        connections,
        test: async () => ({ isReady: false, tokenLifeSeconds: null, scopes: [] }),
        changed: () => undefined,
        hub,
      }),
    },
    suspend: () => undefined,
    resume: () => undefined,
    stop: () => embedded.stop(3_000),
  };
}
