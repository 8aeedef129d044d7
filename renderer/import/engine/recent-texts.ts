import { flatText } from './flat-text';

const mostTexts = 20_000;
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

  get(text: string): Found | undefined {
    if (!this.isOn) return undefined;
    const known = this.known.get(text);
    if (known !== undefined) this.found++;
    if (++this.asked === trial) this.judge();
    return known;
  }

  set(text: string, found: Found): void {
    if (this.isOn && this.known.size < mostTexts) this.known.set(flatText(text), found);
  }

  private judge(): void {
    this.isOn = this.found >= trial * leastShare;
    if (!this.isOn) this.known.clear();
    this.asked = 0;
    this.found = 0;
  }
}
