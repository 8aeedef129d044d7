import type { FileReading, Finding, ImportFile, ReadingDigest } from '../../../preload/contract';

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

interface FileWithDigest {
  readonly digest: Pick<ReadingDigest, 'findingTotals'> | null;
}

export function countFindings(files: readonly FileWithDigest[]): number {
  return files.reduce((sum, { digest }) => sum + totalOf(digest), 0);
}

/** The files whose readings hold findings. */
export function filesWithFindings<File extends FileWithDigest>(files: readonly File[]): File[] {
  return files.filter(({ digest }) => totalOf(digest) > 0);
}

function totalOf(digest: FileWithDigest['digest']): number {
  return Object.values(digest?.findingTotals ?? {}).reduce((sum, total) => sum + total, 0);
}
