import {
  type MappingTemplate,
  type SharedTemplate,
  templateFile,
  templateFileFormat,
  templateFileVersion,
} from '../../../preload/contract';
import { canonicalJson } from '../../../preload/contract/values/canonical-json';

/** Larger than 2,000 mappings ever are; a larger `.json` is not looked into. */
const templateBytesLimit = 8 * 1024 * 1024;

export type TemplateFileReading =
  | { readonly kind: 'templates'; readonly templates: readonly SharedTemplate[] }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' }
  /** Some other JSON: not for us to judge. */
  | { readonly kind: 'other' };

export function mayBeTemplateFile(file: Pick<File, 'name' | 'size'>): boolean {
  return /\.json$/i.test(file.name) && file.size <= templateBytesLimit;
}

/** What a text is: the mark says whether it is meant for Kontor, the version whether this one can read it. */
export function readTemplateFile(text: string): TemplateFileReading {
  const raw = jsonOf(text);
  if (!isRecord(raw) || raw.format !== templateFileFormat) return { kind: 'other' };
  const { version } = raw;
  if (Number.isInteger(version) && Number(version) > templateFileVersion) {
    return { kind: 'newer', version: Number(version) };
  }
  const parsed = templateFile.safeParse(raw);
  return parsed.success ? { kind: 'templates', templates: parsed.data.templates } : { kind: 'damaged' };
}

function jsonOf(text: string): unknown {
  try {
    // Some editors put a byte order mark in front, which JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export interface TemplateChange {
  readonly effect: 'new' | 'replaces' | 'same';
  readonly template: SharedTemplate;
  /** The saved one of the same header, which gets a next version. */
  readonly savedId: string | null;
  readonly savedName: string | null;
}

/** What saving them would do. One mapping per header: of several in a file the last counts. */
export function templateChanges(
  saved: readonly MappingTemplate[],
  incoming: readonly SharedTemplate[],
): TemplateChange[] {
  const byHeader = new Map(incoming.map((template) => [template.headerFingerprint, template]));
  return [...byHeader.values()].map((template) => {
    const known = saved.find((one) => one.headerFingerprint === template.headerFingerprint);
    if (!known) return { effect: 'new', template, savedId: null, savedName: null };
    const isSame =
      known.name === template.name && canonicalJson(known.options) === canonicalJson(template.options);
    return { effect: isSame ? 'same' : 'replaces', template, savedId: known.id, savedName: known.name };
  });
}
