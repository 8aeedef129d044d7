import type { TextKey } from '../base/languages';
import type { ReportModel } from './report-model';

export interface SectionEntry {
  id: string;
  title: TextKey;
}

/** The parts of a report as its table of contents lists them; the pages use the same identifiers. */
export function sectionsOf(model: ReportModel): SectionEntry[] {
  return [
    { id: 'summary', title: 'facts.title' },
    { id: 'points', title: 'points.title' },
    { id: 'coverage', title: 'report.coverage.title' },
    { id: 'figures', title: 'report.figures.title' },
    ...(model.flows.length > 0 ? [{ id: 'cash-flow', title: 'report.cashFlow.title' } as const] : []),
    ...model.breakdowns.map(({ endpoint }) => ({ id: sectionId(endpoint), title: titleKey(endpoint) })),
    ...(model.others.length > 0 ? [{ id: 'other', title: 'report.other.title' } as const] : []),
    { id: 'accounts', title: 'report.accounts.title' },
    { id: 'method', title: 'report.method.title' },
    { id: 'appendix', title: 'report.appendix.title' },
  ];
}

export function sectionId(endpoint: string): string {
  return `result-${endpoint.replace(/[^a-zA-Z0-9]+/g, '-')}`;
}

export function titleKey(endpoint: string): TextKey {
  return `results.kind.${endpoint}` as TextKey;
}
