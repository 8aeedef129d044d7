import { describe, expect, it } from 'vitest';
import { serviceErrorParams } from '../../../../main/service/transport/service-error';
import {
  breakdownKeys,
  resultKeys,
  resultRow,
  resultTabs,
} from '../../../../preload/contract/answers/result-table';
import { mainErrorCodes } from '../../../../preload/contract/errors';
import { allMainWords } from '../../../../preload/contract/languages/all-main-words';
import {
  findingCauses,
  findingRules,
  findingSeverities,
  notBookingReasons,
  questionKinds,
  readFailures,
  reasonCodes,
  targetFields,
  valueOrigins,
} from '../../../../preload/contract/reading/reading';
import { texts } from '../../../../renderer/base/languages';
import { sectionId } from '../../../../renderer/report/section-list';

const { de, en } = texts as Record<'de' | 'en', Record<string, string>>;
const languages = { de, en };

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** Values that the program adds to every sentence of an error about a file or a fault. */
const alwaysGiven = new Set(['name', 'logId', 'text', 'currency']);

describe('language files', () => {
  it('have the same keys in German and English', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('use the same values in both languages of a text', () => {
    for (const [key, text] of Object.entries(en)) {
      expect(new Set(placeholders(de[key] ?? '')), key).toEqual(new Set(placeholders(text)));
    }
  });

  it('leave no text empty', () => {
    for (const language of Object.values(languages)) {
      for (const [key, text] of Object.entries(language)) expect(text.trim(), key).not.toBe('');
    }
  });

  it.each(['de', 'en'] as const)(
    'have a sentence in %s for every code that main answers with',
    (language) => {
      for (const code of mainErrorCodes) expect(languages[language][`error.${code}`], code).toBeDefined();
    },
  );

  it.each(['de', 'en'] as const)(
    'have a sentence in %s for every error of the service client',
    (language) => {
      for (const [code, given] of Object.entries(serviceErrorParams)) {
        const sentence = languages[language][`error.${code}`];
        expect(sentence, code).toBeDefined();
        for (const name of placeholders(sentence ?? ''))
          expect(given as readonly string[], code).toContain(name);
      }
    },
  );

  it.each(['de', 'en'] as const)('have a sentence in %s for every way a file cannot be read', (language) => {
    for (const [code, given] of Object.entries(readFailures)) {
      const sentence = languages[language][`error.${code}`];
      expect(sentence, code).toBeDefined();
      for (const name of placeholders(sentence ?? '')) {
        expect([...given, ...alwaysGiven], code).toContain(name);
      }
    }
  });

  it.each(['de', 'en'] as const)('have title and sentence in %s for every finding', (language) => {
    for (const [rule, { params }] of Object.entries(findingRules)) {
      expect(languages[language][`finding.title.${rule}`], rule).toBeDefined();
      const sentence = languages[language][`finding.${rule}`];
      expect(sentence, rule).toBeDefined();
      for (const name of placeholders(sentence ?? '')) {
        expect([...params, ...alwaysGiven], rule).toContain(name);
      }
    }
    for (const [code, { params }] of Object.entries(findingCauses)) {
      const sentence = languages[language][`finding.cause.${code}`];
      expect(sentence, code).toBeDefined();
      for (const name of placeholders(sentence ?? '')) expect([...params], code).toContain(name);
    }
    for (const severity of findingSeverities) {
      expect(languages[language][`findings.${severity}`], severity).toBeDefined();
    }
  });

  it.each(['de', 'en'] as const)('have a text in %s for every code of the engine', (language) => {
    const keys = [
      ...Object.keys(reasonCodes).map((code) => `reason.${code}`),
      ...Object.keys(notBookingReasons).map((code) => `notBooking.${code}`),
      ...targetFields.map((field) => `field.${field}`),
      ...valueOrigins.map((origin) => `origin.${origin}`),
      ...questionKinds.flatMap((kind) => [`question.${kind}`, `question.across.${kind}`]),
    ];
    for (const key of keys) expect(languages[language][key], key).toBeDefined();
  });

  it.each(['de', 'en'] as const)('have in %s what screen and report call each result and tab', (language) => {
    const keys = [
      ...resultKeys.filter((key) => resultRow(key)?.tab !== 'none').map((key) => `results.kind.${key}`),
      ...breakdownKeys.flatMap((key) => [`results.about.${key}`, `results.none.${key}`]),
      ...resultTabs.map((tab) => `results.tab.${tab}`),
    ];
    for (const key of keys) expect(languages[language][key], `window/results.ts: ${key}`).toBeDefined();
    // A part without one would be missing among the bookmarks of the PDF, in silence.
    const bookmarks: Readonly<Record<string, string>> = allMainWords[language].bookmarks;
    for (const key of breakdownKeys) {
      expect(bookmarks[sectionId(key)], `main.ts: bookmarks.${sectionId(key)}`).toBe(
        languages[language][`results.kind.${key}`],
      );
    }
  });

  it('keep the word "Error" and its German twin out of every title', () => {
    for (const language of Object.values(languages)) {
      for (const [key, text] of Object.entries(language)) {
        if (/[tT]itle/.test(key)) expect(text, key).not.toMatch(/\berror|fehler\b/i);
      }
    }
  });
});
