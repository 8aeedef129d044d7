import type { Finding } from '../../../preload/contract';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { accountOfRow, type ImportIndex } from '../rows/import-index';
import { type CheckScope, listedOfRule, type ReadFacts } from './check';
import { checks } from './check-list';

export interface CheckResult {
  findings: Finding[];
  /** All of them by rule, also those beyond the listed ones. */
  totals: Record<string, number>;
}

interface Kept {
  /** Places of the rows of each account; those of none stand last. */
  places: Uint32Array[];
  byAccount: CheckResult[];
}

const kept = new WeakMap<ImportIndex, Kept>();

/**
 * Everything that the checks find in an import. Answered from memory; after an edit `touched` names the accounts (indexes into
 * `ImportIndex.accounts`) that are looked at again.
 */
export function checkImport(
  index: ImportIndex,
  facts: readonly ReadFacts[],
  today: number,
  touched: readonly number[] = [],
): CheckResult {
  const known = keptOf(index);
  const again = known.byAccount.length > 0 ? touched : index.accounts.map((_, account) => account);
  for (const account of again) {
    const places = known.places[account] ?? new Uint32Array(0);
    known.byAccount[account] = checkAccount({ index, account, places, facts, today });
  }
  return joined(known.byAccount);
}

function keptOf(index: ImportIndex): Kept {
  const known = kept.get(index) ?? { places: placesByAccount(index), byAccount: [] };
  kept.set(index, known);
  return known;
}

/** The places of the rows of each account, in the order of files and lines; those of no account stand last. */
export function placesOfAccounts(index: ImportIndex): readonly Uint32Array[] {
  return keptOf(index).places;
}

function checkAccount(scope: CheckScope): CheckResult {
  const result: CheckResult = { findings: [], totals: {} };
  if (scope.places.length === 0 || scope.index.accounts[scope.account]?.isLeftOut) return result;
  for (const check of checks) {
    check.run(scope, (finding, times = 1) => {
      const before = result.totals[finding.rule] ?? 0;
      result.totals[finding.rule] = before + times;
      if (before < listedOfRule) result.findings.push(finding);
    });
  }
  return result;
}

function joined(results: readonly CheckResult[]): CheckResult {
  const totals: Record<string, number> = {};
  for (const result of results) {
    for (const [rule, total] of Object.entries(result.totals)) totals[rule] = (totals[rule] ?? 0) + total;
  }
  return { findings: results.flatMap(({ findings }) => findings), totals };
}

function placesByAccount(index: ImportIndex): Uint32Array[] {
  const none = index.accounts.length;
  const counts = new Array<number>(none + 1).fill(0);
  const each = (visit: (account: number, packed: number) => void) => {
    for (const [number, segment] of index.segments.entries()) {
      for (let position = 0; position < segment.columns.rowCount; position += 1) {
        const account = accountOfRow(segment, position);
        visit(account < 0 ? none : account, number * rowsPerSegment + position);
      }
    }
  };
  each((account) => {
    counts[account] = (counts[account] ?? 0) + 1;
  });
  const places = counts.map((count) => new Uint32Array(count));
  const filled = new Array<number>(none + 1).fill(0);
  each((account, packed) => {
    const at = filled[account] ?? 0;
    (places[account] as Uint32Array)[at] = packed;
    filled[account] = at + 1;
  });
  return places;
}
