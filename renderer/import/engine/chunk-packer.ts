import { chunkByteLimit, chunkRowLimit, type StagedRow } from '../../../preload/contract/reading';

export interface PackedChunk {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

/** Gathers staged rows into chunks: UTF-8 JSON of an array of arrays, which SQLite reads with json_each. */
export class ChunkPacker {
  readonly ready: PackedChunk[] = [];
  private rows: StagedRow[] = [];
  private weight = 0;
  private readonly encoder = new TextEncoder();
  private buffer = new Uint8Array(0);

  /** `weight`: roughly the bytes of the row; its raw text counts about twice, since the fields repeat it. */
  add(row: StagedRow, weight: number): void {
    this.rows.push(row);
    this.weight += weight;
    if (this.rows.length >= chunkRowLimit || this.weight >= chunkByteLimit) this.flush();
  }

  flush(): void {
    if (this.rows.length === 0) return;
    const bytes = this.encode(JSON.stringify(this.rows));
    this.ready.push({ bytes, rows: this.rows.length });
    this.rows = [];
    this.weight = 0;
  }

  /** Into one buffer that is kept, then a copy of the right size: cheaper than a new buffer of unknown size each time. */
  private encode(text: string): Uint8Array<ArrayBuffer> {
    if (this.buffer.length < text.length * 3) this.buffer = new Uint8Array(text.length * 3);
    const { written } = this.encoder.encodeInto(text, this.buffer);
    return this.buffer.slice(0, written);
  }
}
