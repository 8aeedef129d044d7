import type { Finding, ImportFindings } from '../../../preload/contract';

export interface FindingGroup {
  readonly rule: string;
  readonly severity: Finding['severity'];
  /** All of them, also those beyond the listed ones. */
  readonly total: number;
  readonly found: readonly Finding[];
}

const severityOrder: Record<Finding['severity'], number> = { error: 0, warning: 1, hint: 2 };

type Found = Pick<ImportFindings, 'findings' | 'totals'>;

/** Findings of all files by rule: errors first, then by number. */
export function groupFindings({ findings, totals }: Found): FindingGroup[] {
  const groups = new Map<string, { severity: Finding['severity']; found: Finding[] }>();
  for (const finding of findings) {
    const group = groups.get(finding.rule) ?? { severity: finding.severity, found: [] };
    // One that only observes, among those of its rule that warn, does not make less of them.
    if (severityOrder[finding.severity] < severityOrder[group.severity]) group.severity = finding.severity;
    group.found.push(finding);
    groups.set(finding.rule, group);
  }
  return [...groups]
    .map(([rule, group]) => ({
      rule,
      ...group,
      total: Math.max(totals[rule] ?? 0, group.found.length),
    }))
    .sort((a, b) => severityOrder[a.severity] - severityOrder[b.severity] || b.total - a.total);
}

export function countFindings({ totals }: Pick<Found, 'totals'>): number {
  return Object.values(totals).reduce((sum, total) => sum + total, 0);
}

/** What tells a finding from all others of an import. */
export function keyOfFinding({ rule, fileId, line, field, text, rowIds, ...finding }: Finding): string {
  return JSON.stringify([rule, fileId, line, field, text, rowIds?.[0], finding.accountRowId, finding.params]);
}
