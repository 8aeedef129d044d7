import { type Settings, settings } from '../../preload/contract';
import { defaultSettings } from './default-settings';
import { JsonFile } from './json-file';

/** The settings as the program begins with them: hidden where that was wished for every start. */
export function settingsAtStart(path: string, onSetAside: (name: string) => void): JsonFile<Settings> {
  const file = new JsonFile(path, settings, defaultSettings, onSetAside);
  const { masksAtStart, isMasked } = file.value;
  if (masksAtStart && !isMasked) file.save({ ...file.value, isMasked: true });
  return file;
}
