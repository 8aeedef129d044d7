import type { Context } from 'hono';
import { Problem } from '../ground/problem';

/** Of a body over the limit, so much more is read and thrown away, so that the sender gets to read the 413. */
const DRAIN_LIMIT_BYTES = 256 * 1024 * 1024;
/** The same for a sender without a token, for whom less is done. */
const STRANGER_DRAIN_LIMIT_BYTES = 256 * 1024;

export interface BodyLimits {
  limitBytes: number;
  /** A token came with it. */
  isSenderKnown: boolean;
}

/** The parsed body, undefined when there is none. Throws 413 over the limit, 415 for another media type, 400 for broken JSON. */
export async function readBody(
  context: Context,
  kind: 'json' | 'form',
  limits: BodyLimits,
): Promise<unknown> {
  const bytes = await bytesOf(context, limits);
  if (bytes.length === 0) return undefined;
  if (kind === 'form') return Object.fromEntries(formOf(context, bytes));
  const mediaType = mediaTypeOf(context);
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    throw new Problem('unsupported_media_type', 'The body must be application/json');
  }
  if (isTooDeep(bytes)) {
    throw new Problem('validation', `The body is nested deeper than ${MOST_LEVELS} levels`);
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new Problem('validation', 'The body is not valid JSON');
  }
}

/** The boxes of a form, each as often as it was sent. Throws as `readBody` does. */
export async function readForm(context: Context, limits: BodyLimits): Promise<URLSearchParams> {
  return formOf(context, await bytesOf(context, limits));
}

function formOf(context: Context, bytes: Buffer): URLSearchParams {
  if (mediaTypeOf(context) !== 'application/x-www-form-urlencoded') {
    throw new Problem('unsupported_media_type', 'The body must be application/x-www-form-urlencoded');
  }
  return new URLSearchParams(bytes.toString('utf8'));
}

const mediaTypeOf = (context: Context): string =>
  (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const bytesOf = (context: Context, limits: BodyLimits): Promise<Buffer> =>
  collect(context.req.raw.body, limits, Number(context.req.header('content-length') ?? 0));

/** Objects and arrays within each other; the deepest body of the interface has five. What is deeper ends a stack. */
const MOST_LEVELS = 64;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Told from the bytes, before anything is built from them. */
function isTooDeep(bytes: Buffer): boolean {
  let level = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPENING[0] || byte === OPENING[1]) {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (byte === CLOSING[0] || byte === CLOSING[1]) level -= 1;
  }
  return false;
}

async function collect(
  stream: ReadableStream<Uint8Array> | null,
  { limitBytes, isSenderKnown }: BodyLimits,
  announcedBytes: number,
): Promise<Buffer> {
  if (!stream) return Buffer.alloc(0);
  const mostBytes = limitBytes + (isSenderKnown ? DRAIN_LIMIT_BYTES : STRANGER_DRAIN_LIMIT_BYTES);
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isOver = announcedBytes > limitBytes;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      // Whoever sent it went away: nobody reads the answer, and no fault of this service is to be written down.
      throw new Problem('validation', 'The body ended before it was whole');
    });
    if (done) break;
    size += value.byteLength;
    isOver ||= size > limitBytes;
    if (isOver) pieces.length = 0;
    else pieces.push(value);
    if (size > mostBytes) {
      await reader.cancel();
      break;
    }
  }
  if (isOver) throw new Problem('payload_too_large', `A body may hold at most ${limitBytes} bytes`);
  return Buffer.concat(pieces);
}
