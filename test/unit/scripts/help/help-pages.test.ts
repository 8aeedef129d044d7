import { describe, expect, it } from 'vitest';
import { serviceErrorParams } from '../../../../main/service/transport/service-error';
import { resultKeys } from '../../../../preload/contract/answers/result-table';
import { mainErrorCodes } from '../../../../preload/contract/errors';
import { findingRules, questionKinds, readFailures } from '../../../../preload/contract/reading/reading';
import type { HelpPage } from '../../../../preload/contract/values/help';
import { texts } from '../../../../renderer/base/languages';
import { placeOf, textOf } from '../../../../renderer/help/help-pages';
import { pageOf, readHelp } from '../../../../scripts/help/read-help';

const help = readHelp();
const words = texts as Record<'de' | 'en', Record<string, string>>;
const errorCodes = [
  ...new Set([...mainErrorCodes, ...Object.keys(serviceErrorParams), ...Object.keys(readFailures)]),
];
const results: readonly string[] = resultKeys;
/** Everything that a screen may lead to the help from. */
const topics = [
  ...errorCodes.map((code) => `error.${code}`),
  ...Object.keys(findingRules).map((rule) => `finding.${rule}`),
  ...questionKinds.map((kind) => `question.${kind}`),
  ...['recognition', 'holders', 'sentOtherwise'].map((kind) => `question.${kind}`),
  ...results.map((key) => `result.${key}`),
  ...['months', 'points', 'missing'].map((key) => `result.${key}`),
  ...['network', 'diagnostics', 'retention'].map((part) => `settings.${part}`),
];
const sectionsOf = (pages: readonly HelpPage[]) => pages.flatMap(({ sections }) => sections);

const headed = (topic: string) =>
  `docs/help: the section with <!-- for: ${topic} --> is headed as the screen calls it`;

describe('the help', () => {
  it.each(['de', 'en'] as const)(
    'has a section in %s for every code of an error, every check, question and result',
    (language) => {
      expect(topics.length).toBeGreaterThan(220);
      expect(
        topics.filter((topic) => placeOf(topic, help[language]) === null),
        `docs/help/${language}: a section with <!-- for: CODE --> below its heading`,
      ).toEqual([]);
      for (const topic of topics) {
        const place = placeOf(topic, help[language]);
        expect(place && textOf(place.section).length, topic).toBeGreaterThan(40);
      }
    },
  );

  it.each(['de', 'en'] as const)('names in %s nothing that there is not, and nothing twice', (language) => {
    const named = sectionsOf(help[language]).flatMap((section) => section.topics);
    expect(named.filter((topic) => !topics.includes(topic))).toEqual([]);
    expect(named.filter((topic, at) => named.indexOf(topic) !== at)).toEqual([]);
  });

  it.each(['de', 'en'] as const)(
    'calls checks, questions and results in %s as the screens do',
    (language) => {
      const titleOf = (topic: string) => placeOf(topic, help[language])?.section.title;
      const text = words[language];
      for (const rule of Object.keys(findingRules))
        expect(titleOf(`finding.${rule}`), headed(`finding.${rule}`)).toBe(text[`finding.title.${rule}`]);
      for (const kind of questionKinds)
        expect(titleOf(`question.${kind}`), headed(`question.${kind}`)).toBe(text[`question.across.${kind}`]);
      for (const key of results) {
        const kind = text[`results.kind.${key}`];
        if (kind) expect(titleOf(`result.${key}`), headed(`result.${key}`)).toContain(kind);
      }
      const kinds = placeOf('checks', help[language]);
      expect(kinds && textOf(kinds.section)).toContain(text['findings.error']);
    },
  );

  it('has the same pages and sections in both languages, and every link leads to one', () => {
    const shape = (pages: readonly HelpPage[]) =>
      pages.map(({ id, sections }) => [id, sections.map(({ level, topics: named }) => [level, named])]);
    expect(shape(help.de)).toEqual(shape(help.en));
    expect(help.en.map(({ id }) => id)).toEqual([
      'first-import',
      'questions',
      'checks',
      'results',
      'batch',
      'administration',
      'privacy',
      'messages',
    ]);
    const ids = new Set(help.en.map(({ id }) => id));
    const links = [...JSON.stringify(help).matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(10);
    for (const to of links) expect(ids).toContain(to);
  });

  it.each([
    ['<b>HTML</b>', '# A\n\n<b>x</b>\n'],
    ['a link out of the help', '# A\n\n[x](https://example.org)\n'],
    ['a picture', '# A\n\n![x](y.png)\n'],
    ['a quotation', '# A\n\n> x\n'],
    ['no title', 'text\n'],
  ])('when a page holds %s, the build ends and names the page', (_, text) => {
    expect(() => pageOf('sample', text)).toThrow(/sample\.md/);
  });
});
