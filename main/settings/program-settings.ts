import { type Language, type Settings, settings as settingsSchema } from '../../preload/contract';
import { defaultSettings } from './default-settings';
import { JsonFile } from './json-file';
import { languageOfSettings } from './settings-language';

export interface ProgramSettingsParts {
  readonly path: string;
  readonly systemLocale: () => string;
  readonly apply: (settings: Settings, language: Language) => void;
  readonly publish: (settings: Settings) => void;
  readonly onSetAside: (name: string) => void;
  /** An administrator wants each start to begin with names and amounts hidden. */
  readonly isMaskedAtStart: boolean;
}

/** The settings, and what the pages are told of them. */
export class ProgramSettings {
  readonly #parts: ProgramSettingsParts;
  readonly #file: JsonFile<Settings>;
  #isLocked = false;
  /** Until somebody saves something else. */
  #isMaskedForNow: boolean;

  constructor(parts: ProgramSettingsParts) {
    this.#parts = parts;
    this.#file = new JsonFile(parts.path, settingsSchema, defaultSettings, parts.onSetAside);
    this.#isMaskedForNow = parts.isMaskedAtStart || this.#file.value.masksAtStart;
    this.#tell();
  }

  get value(): Settings {
    const kept = this.#file.value;
    return this.#isMaskedForNow || this.#isLocked ? { ...kept, isMasked: true } : kept;
  }

  get language(): Language {
    return this.#languageOf(this.value);
  }

  /** The system's own, whatever was chosen. */
  get systemLanguage(): Language {
    return this.#languageOf({ ...this.value, language: 'system' });
  }

  change(changes: Partial<Settings>): Settings {
    this.#file.save({ ...this.#file.value, ...changes });
    if (changes.isMasked !== undefined) this.#isMaskedForNow = false;
    this.#tell();
    return this.value;
  }

  /** While the screen is locked, names and amounts are hidden, also behind the lock (SEC-39). */
  lockScreen(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#parts.publish(this.value);
  }

  #tell(): void {
    this.#parts.apply(this.value, this.language);
    this.#parts.publish(this.value);
  }

  #languageOf(value: Settings): Language {
    return languageOfSettings(value, this.#parts.systemLocale());
  }
}
