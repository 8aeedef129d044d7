import { describe, expect, it } from 'vitest';
import { report as germanReport } from '../../../../preload/contract/languages/de/window/report';
import { results as germanResults } from '../../../../preload/contract/languages/de/window/results';
import { report as englishReport } from '../../../../preload/contract/languages/en/window/report';
import { results as englishResults } from '../../../../preload/contract/languages/en/window/results';

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each([
  ['results', germanResults, englishResults],
  ['report', germanReport, englishReport],
])('texts of the %s', (_area, german: Record<string, string>, english: Record<string, string>) => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('put the same values into both languages', () => {
    for (const [key, text] of Object.entries(german)) {
      expect(placeholders(english[key] ?? ''), key).toEqual(placeholders(text));
    }
  });
});
