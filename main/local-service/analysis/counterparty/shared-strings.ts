/** One string for all equal ones. */
export class SharedStrings {
  private readonly known = new Map<string, string>();
  private last = '';

  of(text: string): string {
    if (text === this.last) return this.last;
    const known = this.known.get(text);
    if (known === undefined) this.known.set(text, text);
    this.last = known ?? text;
    return this.last;
  }
}
