import { isPdf } from '../wire/pdf-document';

/** An answer's body as found: what it is, decided by its first bytes before its content type. */
export type AnswerBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' | 'text' | 'brokenJson'; readonly text: string };

/** Results of the interface nest less than ten levels deep. */
const deepestNesting = 200;
/**
 * Values that an answer may hold beside one for each so many bytes. A transaction has one for each 20: millions of empty objects take a
 * hundred times the memory of their text.
 */
const fewestBytesPerValue = 8;
const freeValues = 100_000;
/** Where a page's title stands; what is searched of a text is bounded (SEC-44). */
const searchedLength = 64 * 1024;

const decoder = new TextDecoder('utf-8');

export function unicodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** One character per byte: JSON stays the same JSON, only its texts beyond ASCII are not what they say. Far faster. */
export function latinText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
  return text.startsWith(markAsLatin) ? text.slice(markAsLatin.length) : text;
}

/** The byte order mark of UTF-8. */
const markAsLatin = '\u00ef\u00bb\u00bf';

export function readAnswerBody(
  bytes: Uint8Array,
  contentType: string | null,
  textOf: (bytes: Uint8Array) => string = unicodeText,
): AnswerBody {
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  const text = textOf(bytes);
  const start = text.trimStart();
  if (start === '') return { kind: 'empty' };
  if (start.startsWith('<')) return { kind: 'html', text };
  // Such an answer is none of the interface, and reading it would stop the program (SEC-45).
  if (isOutOfBounds(bytes)) return { kind: 'brokenJson', text: '' };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    const claimsJson = /json/i.test(contentType ?? '') || start.startsWith('{') || start.startsWith('[');
    return { kind: claimsJson ? 'brokenJson' : 'text', text };
  }
}

/** `type` and `message` of an error answer (interface.md 7); a page of a proxy gives its title as message. */
export function readErrorWords(body: AnswerBody): { type: string; message: string } {
  if (body.kind === 'json' && typeof body.value === 'object' && body.value !== null) {
    const { type, message, error, error_description } = body.value as Record<string, unknown>;
    return {
      type: firstText(type, error),
      message: firstText(message, error_description),
    };
  }
  if (body.kind === 'html') {
    return { type: '', message: shortText(titleOf(body.text)) };
  }
  if (body.kind === 'text') return { type: '', message: shortText(body.text) };
  return { type: '', message: '' };
}

function firstText(...values: readonly unknown[]): string {
  const found = values.find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

function shortText(text: string): string {
  return text.slice(0, searchedLength).replace(/\s+/g, ' ').trim();
}

/** By searching for one mark after the other: a pattern over the whole would begin anew at every mark. */
function titleOf(page: string): string {
  const searched = page.slice(0, searchedLength);
  const start = searched.toLowerCase().indexOf('<title');
  const open = start < 0 ? -1 : searched.indexOf('>', start);
  const close = open < 0 ? -1 : searched.indexOf('<', open);
  return close < 0 ? '' : searched.slice(open + 1, close);
}

const quote = 0x22;
const backslash = 0x5c;

/** Whether brackets outside texts nest too deep, or commas outside texts are too many; one pass over the bytes. */
function isOutOfBounds(bytes: Uint8Array): boolean {
  const mostValues = freeValues + bytes.length / fewestBytesPerValue;
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isText = !isText;
    else if (isText) at += byte === backslash ? 1 : 0;
    else if (byte === 0x2c) values += 1;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > deepestNesting) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return values > mostValues;
}
