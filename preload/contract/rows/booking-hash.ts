import { contentHashText, type HashWords, writeHashWords } from './content-hash';

/**
 * Identity of a booking by its content: 120 bits of four multiplicative lanes over UTF-16 units, each finished with an
 * avalanche step (constants as in MurmurHash3). Not secret, only collision-safe: a million bookings meet by chance once in
 * about 10^24 files.
 */

function finish(lane: number): number {
  let h = lane;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** State and result of the last hash; flat arrays keep the numbers out of the heap. */
const state = new Int32Array(4);
const finished = new Int32Array(4);

/** Whole numbers up to here are taken apart without making a text of them; `minus` and digits in ASCII. */
const mostShort = 0x7fff_ffff;
const shortDigits = new Uint8Array(11);
const asciiUnits = Uint16Array.from({ length: 128 }, (_, code) => code);
const [minus, zero] = [45, 48];

/** Words of the last hash (content-hash.ts). */
export const lastHash: HashWords = new Uint32Array(4);

function start(): void {
  state[0] = 0x9e3779b9;
  state[1] = 0x243f6a88;
  state[2] = 0xb7e15162;
  state[3] = 0x6a09e667;
}

/** Adds a text without its white space, so that another line break or a doubled blank changes nothing (case B022). */
function add(text: string): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code <= 32 && code !== 1) || code === 160) continue;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul((b ^ code) + (b >>> 15), 0x5bd1e995);
    c = Math.imul((c + code) ^ (c >>> 11), 0x1b873593);
    d = Math.imul((d ^ code) + (d >>> 13), 0xcc9e2d51);
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/**
 * The same of a booking whose texts stand in bytes, step by step: `begin`, then its parts, each but the last behind `divide`, then
 * `finish`. `save` and `resume` keep what many bookings begin with.
 */
export const bookingHash = {
  begin: start,
  text: add,

  /** `units`: the UTF-16 unit of each byte. */
  bytes(bytes: Uint8Array, from: number, to: number, units: Uint16Array): void {
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let d = state[3] as number;
    for (let at = from; at < to; at++) {
      const code = units[bytes[at] as number] as number;
      if ((code <= 32 && code !== 1) || code === 160) continue;
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul((b ^ code) + (b >>> 15), 0x5bd1e995);
      c = Math.imul((c + code) ^ (c >>> 11), 0x1b873593);
      d = Math.imul((d ^ code) + (d >>> 13), 0xcc9e2d51);
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  },

  /** As its text. */
  whole(value: number): void {
    let rest = Math.abs(value);
    if (!(rest <= mostShort)) {
      add(String(value));
      return;
    }
    let at = shortDigits.length;
    do {
      const next = (rest / 10) | 0;
      shortDigits[--at] = zero + rest - next * 10;
      rest = next;
    } while (rest > 0);
    if (value < 0) shortDigits[--at] = minus;
    this.bytes(shortDigits, at, shortDigits.length, asciiUnits);
  },

  divide(): void {
    state[0] = Math.imul((state[0] as number) ^ 1, 0x01000193);
    state[1] = Math.imul(((state[1] as number) ^ 1) + ((state[1] as number) >>> 15), 0x5bd1e995);
    state[2] = Math.imul(((state[2] as number) + 1) ^ ((state[2] as number) >>> 11), 0x1b873593);
    state[3] = Math.imul(((state[3] as number) ^ 1) + ((state[3] as number) >>> 13), 0xcc9e2d51);
  },

  save: (): Int32Array => state.slice(),

  resume(from: Int32Array): void {
    state.set(from);
  },

  /** Leaves the identity in `lastHash`. */
  finish(isReference: boolean): void {
    end();
    digest(isReference);
  },
};

/** Tells the end of a part, so that what stands before it cannot pass for what stands behind it. */
function end(): void {
  const a = Math.imul((state[0] as number) ^ 0xffff, 0x01000193);
  const b = Math.imul((state[1] as number) ^ 0x10001, 0x5bd1e995) ^ (state[0] as number);
  const c = Math.imul((state[2] as number) ^ 0x20003, 0x1b873593) ^ (state[1] as number);
  const d = Math.imul((state[3] as number) ^ 0x30005, 0xcc9e2d51) ^ (state[2] as number);
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

function digest(isReference: boolean): void {
  const a = finish((state[0] as number) ^ ((state[3] as number) >>> 7));
  const b = finish(((state[1] as number) + a) | 0);
  const c = finish((state[2] as number) ^ b);
  finished[0] = a;
  finished[1] = b;
  finished[2] = c;
  finished[3] = finish(((state[3] as number) + c) | 0);
  writeHashWords(lastHash, isReference, finished);
}

/** Hash of some texts in this order, as 24 letters. */
export function hashTexts(texts: readonly (string | null)[]): string {
  start();
  for (let at = 0; at < texts.length; at++) {
    add(texts[at] ?? '');
    end();
  }
  digest(false);
  const [low = 0, high = 0, c = 0, d = 0] = lastHash;
  return contentHashText(low, high, c, d).slice(1);
}

/** Texts that tell a booking from others of its day and amount. */
export interface BookingTexts {
  /** The bank's own; empty where it gives none. */
  reference: string;
  /** IBAN of the counterparty, else its name. */
  party: string | null;
  purpose: string | null;
  eref: string | null;
}

/**
 * Leaves the identity of a booking in `lastHash`: by the bank's reference where there is one, else by content. The
 * parts are joined first: characters of one text are reached faster than those of many slices of the file.
 */
export function hashBooking(
  day: string | null,
  amountMinor: number | null,
  currency: string | null,
  { reference, party, purpose, eref }: BookingTexts,
): void {
  start();
  const head = `${day ?? ''}\u0001${amountMinor ?? ''}\u0001${currency ?? ''}\u0001`;
  add(head + (reference === '' ? `${party ?? ''}\u0001${purpose ?? ''}\u0001${eref ?? ''}` : reference));
  end();
  digest(reference !== '');
}
