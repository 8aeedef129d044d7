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

  /** `weight`: roughly the bytes of the row; its raw text counts about twice, since the fields repeat it. */
  add(row: StagedRow, weight: number): void {
    this.rows.push(row);
    this.weight += weight;
    if (this.rows.length >= chunkRowLimit || this.weight >= chunkByteLimit) this.flush();
  }

  flush(): void {
    if (this.rows.length === 0) return;
    const bytes = this.encoder.encode(JSON.stringify(this.rows)) as Uint8Array<ArrayBuffer>;
    this.ready.push({ bytes, rows: this.rows.length });
    this.rows = [];
    this.weight = 0;
  }
}
