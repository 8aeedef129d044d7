import { flatText } from '../bytes/flat-text';

/** Texts in each of the two halves: the cells of about a thousand rows. */
const mostInHalf = 8_192;

/**
 * What a pure function said of short texts, for all columns and files: whoever finds out what a file is asks of each cell many times, and
 * the next file has the same days. When the younger half is full, the older one is forgotten. What is found must not be changed.
 */
export class KnownTexts<Found extends object | null> {
  private young = new Map<string, Found>();
  private old = new Map<string, Found>();

  constructor(private readonly find: (text: string) => Found) {}

  of(text: string): Found {
    const known = this.young.get(text);
    if (known !== undefined) return known;
    let found = this.old.get(text);
    if (found === undefined) found = this.find(text);
    if (this.young.size >= mostInHalf) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(flatText(text), found);
    return found;
  }
}
