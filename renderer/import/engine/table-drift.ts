import type { Drift, FormatMatch, ReadOptions } from '../../../preload/contract/reading';
import type { ExportFormat } from '../formats/format';
import { headerDrift, replayColumns } from './fingerprint';

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
  const drift = headerDrift(options.template.name, options.template.header, headers);
  return { options: drift ? replayColumns(options, options.template.header, headers) : options, drift };
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
