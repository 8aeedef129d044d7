/**
 * SHA-256 in pieces (FIPS 180-4). The engine reads files that do not fit into memory, and Web Crypto only digests whole
 * buffers; Node callers and the worker may hand in a faster one through `ReadEnvironment`.
 */

export interface FileHasher {
  /** A promise is awaited before the next piece: another thread may lag behind. */
  update(bytes: Uint8Array): Promise<void> | undefined;
  digestHex(): Promise<string> | string;
}

/** Signed words: unsigned ones would leave the integers the engine computes fastest with. */
const k = new Int32Array(64);
const initial = new Int32Array(8);

/** First 32 bits of the fractional parts of roots of the first primes, exact in doubles for these sizes. */
function fillConstants(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    const cube = Math.cbrt(candidate);
    k[found] = Math.floor((cube - Math.floor(cube)) * 2 ** 32) | 0;
    if (found < 8) {
      const root = Math.sqrt(candidate);
      initial[found] = Math.floor((root - Math.floor(root)) * 2 ** 32);
    }
    found++;
  }
}
fillConstants();

export class Sha256 implements FileHasher {
  private readonly state = new Int32Array(initial);
  private readonly words = new Int32Array(64);
  private readonly pending = new Uint8Array(64);
  private pendingLength = 0;
  private length = 0;

  update(bytes: Uint8Array): undefined {
    this.length += bytes.length;
    let at = 0;
    if (this.pendingLength > 0) {
      at = Math.min(64 - this.pendingLength, bytes.length);
      this.pending.set(bytes.subarray(0, at), this.pendingLength);
      this.pendingLength += at;
      if (this.pendingLength < 64) return;
      this.block(this.pending, 0);
      this.pendingLength = 0;
    }
    for (; at + 64 <= bytes.length; at += 64) this.block(bytes, at);
    if (at < bytes.length) {
      this.pending.set(bytes.subarray(at));
      this.pendingLength = bytes.length - at;
    }
  }

  digestHex(): string {
    const bits = this.length * 8;
    const tail = new Uint8Array(this.pendingLength < 56 ? 64 : 128);
    tail.set(this.pending.subarray(0, this.pendingLength));
    tail[this.pendingLength] = 0x80;
    const view = new DataView(tail.buffer);
    view.setUint32(tail.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(tail.length - 4, bits >>> 0);
    for (let at = 0; at < tail.length; at += 64) this.block(tail, at);
    return [...this.state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  private block(bytes: Uint8Array, offset: number): void {
    const { words, state } = this;
    for (let i = 0, at = offset; i < 16; i++, at += 4) {
      words[i] =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
    }
    for (let i = 16; i < 64; i++) {
      const x = words[i - 15] as number;
      const y = words[i - 2] as number;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
    }
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let d = state[3] as number;
    let e = state[4] as number;
    let f = state[5] as number;
    let g = state[6] as number;
    let h = state[7] as number;
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (k[i] as number) + (words[i] as number)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    state[0] = ((state[0] as number) + a) | 0;
    state[1] = ((state[1] as number) + b) | 0;
    state[2] = ((state[2] as number) + c) | 0;
    state[3] = ((state[3] as number) + d) | 0;
    state[4] = ((state[4] as number) + e) | 0;
    state[5] = ((state[5] as number) + f) | 0;
    state[6] = ((state[6] as number) + g) | 0;
    state[7] = ((state[7] as number) + h) | 0;
  }
}
