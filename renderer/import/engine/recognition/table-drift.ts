import type { Drift, FormatMatch, ReadOptions } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import { headerDrift, replayColumns } from './header-fingerprint';

/** Options with the columns of a template found again under this header. */
export function templateOptions(
  options: ReadOptions,
  headers: readonly string[],
): {
  options: ReadOptions;
  drift: Drift | null;
} {
  const hasColumns = options.mapping !== undefined || options.splits !== undefined;
  if (!options.template || !hasColumns) return { options, drift: null };
  // A file without a header has columns without names: there is nothing to find them again by but their places.
  if (isNameless(options.template.header) && isNameless(headers)) return { options, drift: null };
  const drift = headerDrift(options.template.name, options.template.header, headers);
  return { options: drift ? replayColumns(options, options.template.header, headers) : options, drift };
}

function isNameless(headers: readonly string[]): boolean {
  return headers.every((header) => header.trim() === '');
}

/** Choices of a template as choices of this header: its columns by their numbers here, and no template to look them up in. */
export function asOwnOptions(options: ReadOptions, headers: readonly string[]): ReadOptions {
  const { template: _template, ...own } = templateOptions(options, headers).options;
  return own;
}

/** How a header differs from the nearest one its format is known with; null when it is one of them. */
export function formatDrift(
  format: ExportFormat | undefined,
  match: FormatMatch | undefined,
  headers: readonly string[],
): Drift | null {
  if (!format?.header || !match || format.hasChosenColumns) return null;
  const drifts = [format.header, ...(format.otherHeaders ?? [])].map((header) =>
    headerDrift(format.id, header, headers),
  );
  if (drifts.some((drift) => drift === null)) return null;
  const size = (drift: Drift) => drift.added.length + drift.missing.length + drift.renamed.length;
  return drifts.filter((drift) => drift !== null).sort((a, b) => size(a) - size(b))[0] ?? null;
}
