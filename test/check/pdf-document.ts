import { isPdf } from '../../main/service/wire/pdf-document';

export type PdfDocument =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A secret of the customer: open it in the system browser only, never log it. */
  | { readonly kind: 'link'; readonly url: string };

/**
 * The document in the answer of a PDF endpoint (interface-gaps.md): bytes, or JSON with a base64 member or a link.
 * Undefined when there is neither.
 */
export function readPdfDocument(rawValue: unknown): PdfDocument | undefined {
  if (rawValue instanceof Uint8Array) return isPdf(rawValue) ? { kind: 'bytes', bytes: rawValue } : undefined;
  const texts = textsIn(rawValue, 0);
  for (const text of texts) {
    const base64 = text.replace(/^data:application\/pdf;base64,/i, '');
    if (!base64.startsWith('JVBERi')) continue;
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    if (isPdf(bytes)) return { kind: 'bytes', bytes };
  }
  const url = texts.find((text) => /^https:\/\//i.test(text));
  return url === undefined ? undefined : { kind: 'link', url };
}

function textsIn(rawValue: unknown, depth: number): string[] {
  if (typeof rawValue === 'string') return [rawValue];
  if (typeof rawValue !== 'object' || rawValue === null || depth > 3) return [];
  return Object.values(rawValue).flatMap((value) => textsIn(value, depth + 1));
}
