import { join } from 'node:path';
import { Administration } from './administration/administration';
import { EventHub } from './bridge/event-hub';
import { appInfoOf } from './bridge/handlers/app-info';
import { faultLog } from './logging/fault-log';
import type { LogEntry } from './logging/log-entry';
import { LogFile } from './logging/log-file';
import type { ProgramOptions } from './program-options';
import { TempFolder } from './report/temp-folder';
import { ProgramSettings } from './settings/program-settings';

export type ProgramProfile = ReturnType<typeof openProfile>;

/** What is there before any key is asked for: log, settings, what an administrator set, and the folder of moments. */
export function openProfile(options: ProgramOptions, isStoreClosing: () => boolean) {
  const inProfile = (name: string) => join(options.userData, name);
  const administration = new Administration(options.policy);
  const logFile = new LogFile(inProfile('logs'));
  const log = (entry: LogEntry) => logFile.write(entry);
  const hub = new EventHub((channel, message) => log({ event: 'bridge.invalidEvent', channel, message }));
  const onFault = faultLog(log, isStoreClosing);
  const temp = new TempFolder(inProfile('temp'));
  void temp.clear();

  /** Names that damaged files have now. */
  const filesSetAside: string[] = [];
  const onSetAside = (name: string) => {
    filesSetAside.push(name);
    log({ event: 'settings.setAside', level: 'fault' });
  };
  const settings = new ProgramSettings({
    path: inProfile('settings.json'),
    systemLocale: options.systemLocale,
    apply: (value, language) => {
      logFile.setLevel(administration.logLevel ?? value.logLevel);
      options.applySettings(value, language);
    },
    publish: (value) => hub.publish('settings.changed', value),
    onSetAside,
    isMaskedAtStart: administration.isMaskedAtStart,
  });
  return {
    inProfile,
    administration,
    hub,
    logFile,
    log,
    onFault,
    temp,
    filesSetAside,
    onSetAside,
    settings,
    info: () => appInfoOf(options, settings.systemLanguage, administration.shown),
  };
}
