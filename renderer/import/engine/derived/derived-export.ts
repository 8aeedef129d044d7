import {
  type FileReading,
  findingRules,
  type ReadOptions,
  type Reason,
} from '../../../../preload/contract/reading/reading';
import { hashTexts } from '../../../../preload/contract/rows/booking-hash';
import type { EncodingGuess } from '../bytes/encoding';
import { encodingReading } from '../bytes/resolved-encoding';
import type { ExportSource, ReadSink } from '../bytes/source';
import { encodingQuestion } from '../plan/questions';
import { type DerivedCsv, derivedDelimiter } from './csv-writer';

/** A file taken out of another one. */
export interface ArchiveEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An export inside of another file or made from it: what to read instead, and how to tell of it as of the file itself. */
export interface InnerExport {
  source: ExportSource;
  options: ReadOptions;
  /** Gives on to the sink of the file. */
  sink: ReadSink;
  complete(reading: FileReading): FileReading;
}

/** A file to be read: where from, how, and where to. */
export interface ReadRequest {
  source: ExportSource;
  options: ReadOptions;
  sink: ReadSink;
}

export function sourceOf(name: string, bytes: Uint8Array): ExportSource {
  return { name, sizeBytes: bytes.length, slice: async (start, end) => bytes.subarray(start, end) };
}

/** What is stated of a file that was made a CSV. */
interface DerivedFrom {
  kind: FileReading['kind'];
  evidence: readonly Reason[];
  /** Of a text file; a workbook says its own. */
  encoding?: EncodingGuess;
  /** False for a list of fields: names of columns that it never had. */
  hasHeader?: boolean;
}

/**
 * A derived CSV takes the ordinary way of CSV files; its own encoding and delimiter are no questions then, whatever a template
 * says of them. A doubt about the encoding of the file it was made from is one.
 */
export function derivedExport(
  { source: file, options, sink: outer }: ReadRequest,
  { bytes, lines, key, cutBehind }: DerivedCsv,
  { kind, evidence, encoding, hasHeader = true }: DerivedFrom,
): InnerExport {
  const keyed = (fingerprint: string) =>
    key === undefined ? fingerprint : `q${hashTexts([fingerprint, key])}`;
  const complete = (reading: FileReading): FileReading => {
    const of = encodingReading(encoding ?? { label: 'utf-8', skip: 0, evidence: [], choice: null });
    const doubt = encoding?.choice?.isDoubtful
      ? [encodingQuestion(keyed(reading.headerFingerprint), encoding.choice)]
      : [];
    const headerFingerprint = keyed(reading.headerFingerprint);
    const own = reading.questions.map((question) => ({
      ...question,
      id: question.id.replace(reading.headerFingerprint, headerFingerprint),
    }));
    const questions = [...doubt, ...own];
    return {
      ...reading,
      ...(cutBehind === undefined ? {} : withCut(reading, lines.count, cutBehind)),
      headerFingerprint,
      kind,
      delimiter: null,
      headerRows: hasHeader ? reading.headerRows : [],
      encoding: { ...of, evidence: [...evidence, ...of.evidence] },
      lineCount: lines.count,
      counts: { ...reading.counts, lines: lines.count },
      questions,
      needsAnswer: questions.length > 0,
    };
  };
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

/** Characters shown of the text behind which a file breaks off. */
const shownEnd = 80;

function withCut({ findings, findingTotals }: FileReading, line: number, behind: string) {
  const text =
    behind
      .trimEnd()
      .split(/\r\n|\r|\n/)
      .at(-1)
      ?.slice(-shownEnd) ?? '';
  const { severity } = findingRules['file.cut'];
  const finding = { severity, rule: 'file.cut', line, field: null, column: null, text, params: {} } as const;
  return { findings: [...findings, finding], findingTotals: { ...findingTotals, 'file.cut': 1 } };
}
