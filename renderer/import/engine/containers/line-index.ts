/** Offsets of line starts, to tell the line of a place in a document. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
    if (this.starts[this.starts.length - 1] === text.length && this.starts.length > 1) this.starts.pop();
  }

  get count(): number {
    return this.starts.length;
  }

  /** Line from 1 of a character. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
