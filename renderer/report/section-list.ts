import type { ReportPart } from '../../preload/contract';
import type { TextKey } from '../base/languages';
import type { ReportModel } from './report-model';

export interface SectionEntry {
  id: string;
  title: TextKey;
}

interface Part extends SectionEntry {
  /** Absent: it is in every full report (feature 59). */
  part?: ReportPart;
}

/** The sections of a full report in their order, and what each may be left out with. */
function partsOf(model: ReportModel): Part[] {
  return [
    { id: 'summary', title: 'facts.title' },
    { id: 'points', title: 'points.title', part: 'points' },
    { id: 'coverage', title: 'report.coverage.title' },
    { id: 'figures', title: 'report.figures.title', part: 'figures' },
    ...(model.flows.length > 0
      ? [{ id: 'cash-flow', title: 'report.cashFlow.title', part: 'cashFlow' } as const]
      : []),
    ...model.breakdowns.map(({ endpoint }) => ({
      id: sectionId(endpoint),
      title: titleKey(endpoint),
      part: 'results' as const,
    })),
    ...(model.others.length > 0 ? [{ ...othersOf(model), part: 'results' } as const] : []),
    { id: 'accounts', title: 'report.accounts.title', part: 'accounts' },
    { id: 'method', title: 'report.method.title' },
    { id: 'appendix', title: 'report.appendix.title', part: 'appendix' },
    ...(model.data.documents.length > 0
      ? [{ id: 'documents', title: 'report.documents.title' } as const]
      : []),
  ];
}

/** Of a company what stands beside the breakdowns, of a person all that the service says. */
export function othersOf({ data }: Pick<ReportModel, 'data'>): SectionEntry {
  return data.customer.type === 'company'
    ? { id: 'other', title: 'report.other.title' }
    : { id: 'results', title: 'report.results.title' };
}

const lettingParts: readonly SectionEntry[] = [
  { id: 'letting', title: 'report.letting.title' },
  { id: 'coverage', title: 'report.coverage.title' },
  { id: 'method', title: 'report.method.title' },
];

/** The sections of a report as its table of contents lists them; the pages use the same identifiers. */
export function sectionsOf(model: ReportModel): readonly SectionEntry[] {
  const { form, leftOut } = model.data.choices;
  if (form === 'letting') return lettingParts;
  return partsOf(model).filter(({ part }) => part === undefined || !leftOut.includes(part));
}

export function sectionId(endpoint: string): string {
  return `result-${endpoint.replace(/[^a-zA-Z0-9]+/g, '-')}`;
}

export function titleKey(endpoint: string): TextKey {
  return `results.kind.${endpoint}` as TextKey;
}
