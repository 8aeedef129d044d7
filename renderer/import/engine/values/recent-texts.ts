import { flatText } from '../bytes/flat-text';

/** Questions after which a memory is judged anew. */
const trial = 2_048;
const leastShare = 0.3;

/**
 * What was found out about the texts of one column, so that a text that comes again is not looked at again. Gives itself up where
 * nearly every row has another text: then remembering costs more than looking.
 */
export class RecentTexts<Found> {
  private readonly known = new Map<string, Found>();
  private asked = 0;
  private found = 0;
  private isOn = true;

  /** @param most texts that are kept */
  constructor(private readonly most = 20_000) {}

  get(text: string): Found | undefined {
    if (!this.isOn) return undefined;
    const known = this.known.get(text);
    if (known !== undefined) this.found++;
    if (++this.asked === trial) this.judge();
    return known;
  }

  set(text: string, found: Found): void {
    if (this.isOn && this.known.size < this.most) this.known.set(flatText(text), found);
  }

  /** What is known of a text, or what `find` says of it. */
  of(text: string, find: (text: string) => Found): Found {
    let found = this.get(text);
    if (found === undefined) {
      found = find(text);
      this.set(text, found);
    }
    return found;
  }

  private judge(): void {
    this.isOn = this.found >= trial * leastShare;
    if (!this.isOn) this.known.clear();
    this.asked = 0;
    this.found = 0;
  }
}
