import type { Finding, ImportCoverage, ImportFindings } from '../../../../preload/contract';
import { coverageOfImport } from '../../checks/import-coverage';
import { findingsOfImport } from '../../checks/import-findings';
import { requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import type { StoreContext } from '../../context/store-context';
import { type ImportIndex, isPendingIn } from '../../rows/import-index';

export const checkOperations = {
  /** What the files and the checks say of the rows as they are now. */
  'imports.findings': (context: StoreContext, importId: string): ImportFindings => {
    requireImport(context.db, importId);
    const index = indexOfImport(context, importId);
    const { findings, totals, settled, unlisted } = findingsOfImport(context, index);
    return { findings, totals, settled, alike: alikeOf(unlisted), pendingIn: pendingIn(index) };
  },

  /** Which days of each account the files of the import have. */
  'imports.coverage': (context: StoreContext, importId: string): ImportCoverage[] => {
    requireImport(context.db, importId);
    return coverageOfImport(context, indexOfImport(context, importId));
  },
};

/** How many of what is not listed are like one another. */
function alikeOf(unlisted: readonly Finding[]): ImportFindings['alike'] {
  const alike = new Map<string, ImportFindings['alike'][number]>();
  for (const { rule, field, text } of unlisted) {
    const key = [rule, field, text].join('\0');
    const known = alike.get(key);
    alike.set(key, { rule, field, text, count: (known?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}

/** Rows that are announced and sent all the same. */
function pendingIn({ segments }: ImportIndex): number {
  let rows = 0;
  for (const segment of segments)
    for (const position of segment.choices.keys()) if (isPendingIn(segment, position)) rows += 1;
  return rows;
}
