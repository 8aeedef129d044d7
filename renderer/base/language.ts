import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { BridgeError, Language } from '../../preload/contract';
import { textLoaders } from '../../preload/contract/languages/text-loaders';
import { languageCodes, languages } from '../../preload/contract/values/languages';
import { type Format, formatOf } from './format';
import type { TextKey } from './languages';
import { isolatedText } from './languages/isolated-text';

/** The name that the library has for all texts of a language. */
const bundle = 'translation';

type TextValues = Record<string, string | number>;
export type Translate = (key: TextKey, values?: TextValues) => string;

export interface Texts {
  readonly t: Translate;
  /** Sentence for a stable code; an unknown code gets the sentence of `internal`, never the bare code. */
  readonly sentence: (error: BridgeError) => string;
  /** Text for `prefix.code` of an open set; `otherwise` when no language file knows the code. */
  readonly coded: (prefix: string, code: string, values?: TextValues, otherwise?: string) => string;
  readonly language: Language;
  readonly format: Format;
}

/** The texts of a language are probably wanted soon: they are fetched while it is asked whether they are. */
export function expectLanguage(language: Language): void {
  // What is wrong with them is met where they are wanted.
  textLoaders[language]().catch(() => undefined);
}

/** What has been fetched, by language. */
const fetched = new Map<Language, Readonly<Record<string, string>>>();

async function textsOf(language: Language) {
  const texts = await textLoaders[language]();
  fetched.set(language, texts);
  return texts;
}

/** A sentence without a gap and without a plural, as most are: it needs no library, which takes tens of microseconds for one. */
function plainText(language: Language, key: string): string | null {
  const said = fetched.get(language)?.[key];
  return said === undefined || said.includes('{{') ? null : said;
}

/** The page begins with the texts of one language; the others come when they are asked for. */
export async function startLanguage(language: Language): Promise<void> {
  const translation = await textsOf(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    // Keys are flat and codes contain dots, so neither separator is one.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // A sentence with a gap is better than one with a bare placeholder.
    missingInterpolationHandler: () => '–',
    resources: { [language]: { translation } },
  });
}

/** What a language is called in the language of the window: German, Englisch. */
export function nameOfLanguage(of: Language, { locale }: Pick<Format, 'locale'>): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(of) ?? of;
}

/** The texts of a language are there from then on, also beside those of the page. */
export async function fetchLanguage(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, bundle)) return;
  i18next.addResourceBundle(language, bundle, await textsOf(language));
}

export async function fetchLanguages(): Promise<void> {
  for (const language of languageCodes) await fetchLanguage(language);
}

/** A text in each language that is there, so that it is found by the words of any. */
export function wordsOf(key: TextKey): string[] {
  return languageCodes.flatMap((language) => {
    const all: Record<string, string> = i18next.getResourceBundle(language, bundle) ?? {};
    return all[key] ?? [];
  });
}

let wanted: Language | null = null;

/** Switches all texts at once; the program goes on where it is. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  await fetchLanguage(language);
  // Another one was chosen meanwhile.
  if (wanted !== language) return;
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export function useTexts(): Texts {
  const { t: translate, i18n } = useTranslation();
  const language = Object.hasOwn(languages, i18n.language) ? (i18n.language as Language) : 'en';
  return useMemo(
    () => textsWith(translate, (key) => i18n.exists(key, { count: 1 }), language),
    [translate, i18n, language],
  );
}

/** The texts of a language apart from that of the page, where there is no component; `startLanguage` or `fetchLanguage` first. */
export function textsIn(language: Language): Texts {
  const translate = i18next.getFixedT(language);
  return textsWith(translate, (key) => i18next.exists(key, { count: 1, lng: language }), language);
}

function textsWith(
  translate: (key: string, values: TextValues) => string,
  isText: (key: string) => boolean,
  language: Language,
): Texts {
  const format = formatOf(language);
  const text = (key: string, values?: TextValues) =>
    (values ? null : plainText(language, key)) ?? translate(key, shownValues(values ?? {}, format));
  const coded = (prefix: string, code: string, values?: TextValues, otherwise?: string) => {
    const key = `${prefix}.${code}`;
    return isText(key) ? text(key, values) : (otherwise ?? code);
  };
  return {
    language,
    format,
    t: text,
    coded,
    sentence: (error) =>
      coded(
        'error',
        // What failed in the window itself stands in no log, so there is no number to report.
        error.code === 'internal' && !error.logId ? 'internal.here' : error.code,
        { ...error.params, logId: error.logId ?? '–' },
        text('error.internal', { logId: error.logId ?? error.code }),
      ),
  };
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Numbers and days inside sentences are written the way the language writes them, texts of a file (`…Text`) as they stand there;
 * `count` stays for the plural. Whatever a text is, it turns no other part of its sentence.
 * @internal also read by its test
 */
export function shownValues(values: TextValues, format: Format): TextValues {
  const shown: TextValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') {
      shown[name] = name === 'count' ? value : format.count(value);
      if (name === 'count') shown.n = format.count(value);
    } else {
      shown[name] = isDay.test(value) && !name.endsWith('Text') ? format.day(value) : isolatedText(value);
    }
  }
  return shown;
}

/** A name of the data, or words that follow the language of the window while what they stand above is open. */
export type Said = string | ((texts: Texts) => string);

export function saidIn(texts: Texts, said: Said): string {
  return typeof said === 'string' ? said : said(texts);
}
