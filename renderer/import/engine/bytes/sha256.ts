import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 in pieces. The engine reads files that do not fit into memory, and Web Crypto only digests whole buffers; Node callers and
 * the worker may hand in a faster one through `ReadEnvironment`.
 */
export interface FileHasher {
  /** A promise is awaited before the next piece: another thread may lag behind. */
  update(bytes: Uint8Array): Promise<void> | undefined;
  digestHex(): Promise<string> | string;
}

/** In this thread, by a library. */
export class Sha256 implements FileHasher {
  private readonly hash = sha256.create();

  update(bytes: Uint8Array): undefined {
    this.hash.update(bytes);
  }

  digestHex(): string {
    return bytesToHex(this.hash.digest());
  }
}
