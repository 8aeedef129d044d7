import type { TargetField } from '../../../../preload/contract/reading/reading';
import { usualCurrency } from '../../../../preload/contract/values/usual-currency';
import type { ExportFormat } from '../../formats/description/export-format';
import { type Column, MappingDraft, makeColumns } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { mapRefundMarks } from '../columns/refund-marks';
import { proveByBalance } from '../mapping/columns-by-balance';
import { mapAccounts } from '../mapping/map-accounts';
import { mapAmounts } from '../mapping/map-amounts';
import { mapCurrencies, splitForeign } from '../mapping/map-currencies';
import { mapDates } from '../mapping/map-dates';
import { mapDirection } from '../mapping/map-direction';
import { mapHeadless } from '../mapping/map-headless';
import { mapNames } from '../mapping/map-names';
import { mapReferences, mapTexts } from '../mapping/map-texts';
import { mapUnnamed } from '../mapping/map-unnamed';
import { mapNetAmounts } from '../mapping/net-amounts';
import type { OwnCurrency } from '../mapping/rival-amounts';
import { foldHeader } from '../vocabulary/fold';
import { finishPlan } from './finish-plan';
import type { PlanContext, TablePlan } from './table-plan';

function applyFixed(columns: readonly Column[], draft: MappingDraft, context: PlanContext): void {
  const { format, options } = context;
  for (const [field, names] of Object.entries(format?.fields ?? {}) as [
    TargetField,
    readonly (string | number)[],
  ][]) {
    const indexes = names
      .map((name) =>
        typeof name === 'number'
          ? name
          : (columns.find((column) => column.key === foldHeader(name))?.index ?? -1),
      )
      .filter((index) => index >= 0 && index < columns.length);
    if (indexes.length > 0 || names.length === 0) {
      draft.fix(field, indexes, [{ code: 'header.ofFormat', params: { format: format?.id ?? '' } }]);
    }
  }
  const chosen = Object.entries(options.mapping ?? {}) as [TargetField, number[]][];
  const reason = options.template
    ? [{ code: 'mapping.template', params: { name: options.template.name } }]
    : [{ code: 'mapping.chosen' }];
  for (const [field, indexes] of chosen) {
    draft.fix(
      field,
      indexes.filter((index) => index < columns.length),
      reason,
    );
  }
  if (chosen.some(([field, indexes]) => field === 'amount' && indexes.length > 0)) {
    draft.fixed.add('debit');
    draft.fixed.add('credit');
  }
  if (chosen.some(([field, indexes]) => (field === 'debit' || field === 'credit') && indexes.length > 0))
    draft.fixed.add('amount');
}

/** Signs of a described export that say the direction: words beside them would turn them once more. */
function hasKnownSign(format: ExportFormat | null): boolean {
  return format?.sign !== undefined && format.sign !== 'inferred';
}

function ownCurrencyOf({ options, preambleCurrency, ownIban }: PlanContext): OwnCurrency {
  return {
    stated: options.currency ?? preambleCurrency,
    ofCountry: ownIban ? usualCurrency(ownIban.slice(0, 2)) : null,
  };
}

/** Reads a table's header and cells: what each column feeds, and in which style. */
export function planTable(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly string[][],
  context: PlanContext,
): TablePlan {
  const columns = makeColumns(headers, profiles);
  const draft = new MappingDraft();
  applyFixed(columns, draft, context);
  mapDates(columns, draft, rows);
  mapNetAmounts(columns, draft, rows);
  mapAmounts(columns, draft, rows, ownCurrencyOf(context));
  if (draft.hasGuessedSides && context.options.sign === 'inverted') draft.swapSides();
  if (!hasKnownSign(context.format)) mapDirection(columns, draft, rows);
  proveByBalance(columns, draft, rows, context.options.sign);
  if (!context.options.sign && !context.format?.sign) mapRefundMarks(columns, draft);
  splitForeign(columns, draft, rows);
  mapCurrencies(columns, draft);
  mapAccounts(columns, draft, context, rows);
  mapNames(columns, draft, context, rows);
  mapHeadless(columns, draft, rows);
  mapReferences(columns, draft);
  mapUnnamed(columns, draft, rows);
  mapTexts(columns, draft, rows);
  return finishPlan(headers, columns, rows, draft, context);
}
