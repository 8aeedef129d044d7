import { describe, expect, it } from 'vitest';
import { placeOf, sectionsWith, topicOf } from '../../../../renderer/help/help-pages';
import { readHelp } from '../../../../scripts/help/read-help';

const { en } = readHelp();

describe('finding in the help', () => {
  it('when words are searched, sections with them in the title come first, and all words count', () => {
    const found = sectionsWith('Balance BREAKS', en);
    expect(found[0]?.section.topics).toEqual(['finding.balance.break']);
    expect(sectionsWith('proxy certificate', en).map(({ page }) => page.id)).toContain('administration');
    expect(sectionsWith('  ', en)).toEqual([]);
    expect(sectionsWith('quagga', en)).toEqual([]);
  });

  it('when a section was found, its topic leads back to it', () => {
    for (const page of en)
      for (const section of page.sections)
        expect(placeOf(topicOf({ page, section }), en), section.title).toEqual({ page, section });
  });

  it('when a page is asked for by its name, it begins with its title; what nobody knows has no place', () => {
    expect(placeOf('batch', en)?.section.level).toBe(1);
    expect(placeOf('error.made.up', en)).toBeNull();
  });
});
