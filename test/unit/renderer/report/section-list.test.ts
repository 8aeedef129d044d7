import { describe, expect, it } from 'vitest';
import { choicesOf, defaultHabits, type ReportChoices, reportParts } from '../../../../preload/contract';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sectionsOf } from '../../../../renderer/report/section-list';
import { sampleReport } from './sample-report';

const idsWith = (changes: Partial<ReportChoices>) =>
  sectionsOf(makeReportModel(sampleReport({ choices: { ...choicesOf(defaultHabits), ...changes } }))).map(
    ({ id }) => id,
  );

describe('the parts of a report', () => {
  it('may be left out, but never the coverage, the method and what is read first (feature 59)', () => {
    expect(idsWith({ leftOut: [...reportParts] })).toEqual(['summary', 'coverage', 'method']);
  });

  it.each(reportParts)('%s goes by itself', (part) => {
    const all = idsWith({});
    const left = idsWith({ leftOut: [part] });
    expect(left.length).toBeLessThan(all.length);
    expect(all.filter((id) => left.includes(id))).toEqual(left);
  });

  it('of a letting report are three', () => {
    expect(idsWith({ form: 'letting' })).toEqual(['letting', 'coverage', 'method']);
  });
});
