import type { FileReading, ReadOptions, Reason } from '../../../../preload/contract/reading';
import type { ExportSource, ReadSink } from '../source';
import { type DerivedCsv, derivedDelimiter } from './csv-writer';

/** An export inside of another file or made from it: what to read instead, and how to tell of it as of the file itself. */
export interface InnerExport {
  source: ExportSource;
  options: ReadOptions;
  /** Gives on to the sink of the file. */
  sink: ReadSink;
  complete(reading: FileReading): FileReading;
}

export function sourceOf(name: string, bytes: Uint8Array): ExportSource {
  return { name, sizeBytes: bytes.length, slice: async (start, end) => bytes.subarray(start, end) };
}

/**
 * A derived CSV takes the ordinary way of CSV files; encoding and delimiter are no questions then, whatever a template says
 * of them.
 */
export function derivedExport(
  file: ExportSource,
  { bytes, lines }: DerivedCsv,
  told: { kind: FileReading['kind']; evidence: readonly Reason[] },
  options: ReadOptions,
  outer: ReadSink,
): InnerExport {
  const complete = (reading: FileReading): FileReading => ({
    ...reading,
    kind: told.kind,
    delimiter: null,
    encoding: { label: 'utf-8', evidence: [...told.evidence], alternatives: [] },
    lineCount: lines.count,
    counts: { ...reading.counts, lines: lines.count },
  });
  return {
    source: { ...sourceOf(file.name, bytes), lines },
    options: { ...options, encoding: 'utf-8', delimiter: derivedDelimiter },
    sink: {
      chunk: (chunk, rows) => outer.chunk(chunk, rows),
      restart: () => outer.restart?.(),
      preview: (reading, rows, records) => outer.preview?.(complete(reading), rows, records),
      progress: (bytesRead, rows) =>
        outer.progress?.(Math.round((bytesRead / bytes.length) * file.sizeBytes), rows),
      isCancelled: () => outer.isCancelled?.() ?? false,
    },
    complete,
  };
}
