import { chunkByteLimit, chunkRowLimit, type StagedRow } from '../../../preload/contract/reading';

export interface PackedChunk {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

/** Rows that become text together. Few, so that they die young: what outlives a collection is copied by it. */
const batchRows = 128;
const comma = 44;

/** Gathers staged rows into chunks: UTF-8 JSON of an array of arrays, which SQLite reads with json_each. */
export class ChunkPacker {
  readonly ready: PackedChunk[] = [];
  private batch: StagedRow[] = [];
  private rows = 0;
  private readonly encoder = new TextEncoder();
  private buffer = new Uint8Array(chunkByteLimit * 2);
  private length = 0;

  add(row: StagedRow): void {
    this.batch.push(row);
    if (this.batch.length >= batchRows) this.encodeBatch();
  }

  flush(): void {
    this.encodeBatch();
    if (this.rows > 0) this.flushEncoded();
  }

  /** Behind the batches before, in place of the bracket that closed them. */
  private encodeBatch(): void {
    const { batch } = this;
    if (batch.length === 0) return;
    const text = JSON.stringify(batch);
    const most = text.length * 3;
    if (this.rows > 0 && this.length + most > this.buffer.length) this.flushEncoded();
    if (most > this.buffer.length) this.buffer = new Uint8Array(most);
    const at = this.rows === 0 ? 0 : this.length - 1;
    const { written } = this.encoder.encodeInto(text, this.buffer.subarray(at));
    if (at > 0) this.buffer[at] = comma;
    this.length = at + written;
    this.rows += batch.length;
    this.batch = [];
    if (this.rows + batchRows > chunkRowLimit || this.length >= chunkByteLimit) this.flushEncoded();
  }

  private flushEncoded(): void {
    this.ready.push({ bytes: this.buffer.slice(0, this.length), rows: this.rows });
    this.rows = 0;
    this.length = 0;
  }
}
