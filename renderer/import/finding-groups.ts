import type { FileReading, Finding, ImportFile } from '../../preload/contract';

interface FoundIn {
  readonly fileId: string;
  readonly fileName: string;
  readonly finding: Finding;
}

export interface FindingGroup {
  readonly rule: string;
  readonly severity: Finding['severity'];
  /** All of them, also those beyond the listed ones. */
  readonly total: number;
  readonly found: readonly FoundIn[];
}

const severityOrder: Record<Finding['severity'], number> = { error: 0, warning: 1, hint: 2 };

type FileWithReading = Pick<ImportFile, 'id' | 'name'> & {
  reading: Pick<FileReading, 'findings' | 'findingTotals'> | null;
};

/** Findings of all files by rule: errors first, then by number. */
export function groupFindings(files: readonly FileWithReading[]): FindingGroup[] {
  const groups = new Map<string, { severity: Finding['severity']; total: number; found: FoundIn[] }>();
  for (const file of files) {
    if (!file.reading) continue;
    for (const finding of file.reading.findings) {
      const group = groups.get(finding.rule) ?? { severity: finding.severity, total: 0, found: [] };
      group.found.push({ fileId: file.id, fileName: file.name, finding });
      groups.set(finding.rule, group);
    }
    for (const [rule, total] of Object.entries(file.reading.findingTotals)) {
      const group = groups.get(rule);
      if (group) group.total += total;
    }
  }
  return [...groups]
    .map(([rule, group]) => ({ rule, ...group, total: Math.max(group.total, group.found.length) }))
    .sort((a, b) => severityOrder[a.severity] - severityOrder[b.severity] || b.total - a.total);
}

export function countFindings(files: readonly FileWithReading[]): number {
  return groupFindings(files).reduce((sum, group) => sum + group.total, 0);
}

/** What was noticed on one line of a file. */
export function findingsOfLine(files: readonly FileWithReading[], fileId: string, line: number): Finding[] {
  const file = files.find((one) => one.id === fileId);
  return file?.reading?.findings.filter((finding) => finding.line === line) ?? [];
}
