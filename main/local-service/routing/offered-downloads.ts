import { randomUUID } from 'node:crypto';
import type { ReplyFile } from './service-parts';

/** Offered downloads kept at the same time; older ones are forgotten. */
const downloadLimit = 20;

/** Files that can be fetched once, without a token, by an address nobody can guess. */
export class OfferedDownloads {
  readonly #files = new Map<string, ReplyFile>();

  /** @returns the name under which `take` gives the file */
  offer(file: ReplyFile): string {
    const id = randomUUID();
    this.#files.set(id, file);
    const [oldest] = this.#files.keys();
    if (this.#files.size > downloadLimit && oldest) this.#files.delete(oldest);
    return id;
  }

  take(id: string): ReplyFile | undefined {
    const file = this.#files.get(id);
    this.#files.delete(id);
    return file;
  }
}
