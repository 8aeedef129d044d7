import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type BridgeError, type Language, language as languageSchema } from '../../preload/contract';
import { type Format, formatOf } from './format';
import { type TextKey, texts } from './languages';

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

export function startLanguage(language: Language) {
  return i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    // Keys are flat and codes contain dots, so neither separator is one.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // A sentence with a gap is better than one with a bare placeholder.
    missingInterpolationHandler: () => '–',
    resources: Object.fromEntries(
      Object.entries(texts).map(([code, translation]) => [code, { translation }]),
    ),
  });
}

/** What a language is called in the language of the window: German, Englisch. */
export function nameOfLanguage(of: Language, { locale }: Pick<Format, 'locale'>): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(of) ?? of;
}

/** A text in each language, so that it is found by the words of any. */
export function wordsOf(key: TextKey): string[] {
  return Object.values(texts).flatMap((all) => (key in all ? [all[key as keyof typeof all]] : []));
}

/** Switches all texts at once; the program goes on where it is. */
export function switchLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (i18next.language !== language) void i18next.changeLanguage(language);
}

export function useTexts(): Texts {
  const { t: translate, i18n } = useTranslation();
  const language = languageSchema.catch('en').parse(i18n.language);
  return useMemo(
    () => textsWith(translate, (key) => i18n.exists(key, { count: 1 }), language),
    [translate, i18n, language],
  );
}

/** The texts of a language apart from that of the page, where there is no component; `startLanguage` first. */
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
  const text = (key: string, values?: TextValues) => translate(key, shownValues(values ?? {}, format));
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
 * `count` stays for the plural.
 * @internal also read by its test
 */
export function shownValues(values: TextValues, format: Format): TextValues {
  const shown: TextValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') {
      shown[name] = name === 'count' ? value : format.count(value);
      if (name === 'count') shown.n = format.count(value);
    } else {
      shown[name] = isDay.test(value) && !name.endsWith('Text') ? format.day(value) : value;
    }
  }
  return shown;
}
