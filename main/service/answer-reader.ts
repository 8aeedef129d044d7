import { isPdf } from './wire/pdf-document';

/** An answer's body as found: what it is, decided by its first bytes before its content type. */
export type AnswerBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' | 'text' | 'brokenJson'; readonly text: string };

const decoder = new TextDecoder('utf-8');

export function readAnswerBody(bytes: Uint8Array, contentType: string | null): AnswerBody {
  if (isPdf(bytes)) return { kind: 'pdf', bytes };
  const text = decoder.decode(bytes);
  const start = text.trimStart();
  if (start === '') return { kind: 'empty' };
  if (start.startsWith('<')) return { kind: 'html', text };
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
    const title = /<title[^>]*>([^<]*)<\/title>/i.exec(body.text)?.[1] ?? '';
    return { type: '', message: title.replace(/\s+/g, ' ').trim() };
  }
  if (body.kind === 'text') return { type: '', message: body.text.replace(/\s+/g, ' ').trim() };
  return { type: '', message: '' };
}

function firstText(...values: readonly unknown[]): string {
  const found = values.find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}
