import {
  type FileReading,
  type MappingTemplate,
  type ReadOptions,
  readOptionsSchema,
} from '../../../preload/contract';

export interface TemplateMatch {
  /** `exact`: the same header, applied without asking. `similar`: offered with the difference, never silently (B024). */
  readonly kind: 'exact' | 'similar';
  readonly template: MappingTemplate;
  readonly options: ReadOptions;
}

/** At least this share of the names of the longer header must be in both for a template to be offered. */
const similarShare = 0.6;
const similarNames = 3;

type ReadHead = Pick<FileReading, 'headerFingerprint' | 'columns'>;

export function headerOf(reading: Pick<FileReading, 'columns'>): string[] {
  return reading.columns.map((column) => column.header);
}

/** The saved choices that fit a file; null when none do. The newest of several wins. */
export function matchTemplate(
  templates: readonly MappingTemplate[],
  reading: ReadHead,
): TemplateMatch | null {
  const newestFirst = [...templates].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const same = newestFirst.find((template) => template.headerFingerprint === reading.headerFingerprint);
  const exact = same && asMatch('exact', same);
  if (exact) return exact;
  const header = headerOf(reading);
  let best: MappingTemplate | null = null;
  let bestShare = similarShare;
  for (const template of newestFirst) {
    const share = sharedNames(template.header, header);
    if (template.options.mapping !== undefined && share >= bestShare && share > 0) {
      if (best === null || share > bestShare) best = template;
      bestShare = Math.max(share, bestShare);
    }
  }
  return best && asMatch('similar', best);
}

/** Share of names that both headers have; 0 when too few to mean anything. */
function sharedNames(one: readonly string[], other: readonly string[]): number {
  const names = new Set(one.map(normalName).filter(Boolean));
  const shared = new Set(other.map(normalName).filter((name) => names.has(name)));
  if (shared.size < similarNames) return 0;
  return shared.size / Math.max(one.length, other.length);
}

function normalName(name: string): string {
  return name.trim().toLowerCase();
}

function asMatch(kind: TemplateMatch['kind'], template: MappingTemplate): TemplateMatch | null {
  const parsed = readOptionsSchema.safeParse(template.options);
  if (!parsed.success) return null;
  const options = parsed.data.mapping
    ? { ...parsed.data, template: { name: template.name, header: template.header } }
    : parsed.data;
  return { kind, template, options };
}

/** The choices that stay true for the next file of this header: the period of one statement does not. */
export function rememberedOptions(options: Omit<ReadOptions, 'template'>): Record<string, unknown> {
  const { statementPeriod: _period, includePending: _pending, ...kept } = options;
  return kept;
}
