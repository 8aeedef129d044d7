import type { ReadingDigest } from '../../../preload/contract';
import { Sha256 } from '../engine/bytes/sha256';

/** What an import remembers a yes by (contract, `confirmationKey`): its kind, and what it was said about. Other words make another key. */
export function confirmationKeyOf(kind: string, about: readonly string[]): string {
  const hash = new Sha256();
  hash.update(new TextEncoder().encode(about.join('\n')));
  return `${kind}:${hash.digestHex().slice(0, 32)}`;
}

const recognition = 'recognition';

/** Whether a key says what a file was taken for, and not what was decided of the import. */
export const isRecognitionKey = (key: string) => key.startsWith(`${recognition}:`);

/**
 * That a header was taken for the right thing (feature 7): void as soon as it is taken for something else. Null for what an earlier
 * version read, whose header is not told.
 */
export function recognitionKeyOf({ header, kind, format }: ReadingDigest): string | null {
  if (header === undefined) return null;
  return confirmationKeyOf(recognition, [header, kind, format?.bank ?? '', format?.exportType ?? '']);
}
