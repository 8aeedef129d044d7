import type { BridgeError } from '../../../preload/contract/errors';
import type { FileReading, ReadFailureCode, ReadOptions } from '../../../preload/contract/reading/reading';
import type { ArchiveEntry } from '../engine/derived/derived-export';
import type { UnpackOutcome } from '../engine/unpack-archive';
import type { SenderPort } from './chunk-sender';

/**
 * What the page and the import worker say to each other. One worker reads one file at a time; requests queue up.
 *
 * read    -> preview (once, early, unless the page has shown it), progress, then done, failed, or refused by the store. Rows go straight to
 *            the store, through the port that the page opens for the file (`stage`, chunk-sender.ts); done is said once it has them all.
 * restart -> everything sent of this file so far is void: a late row changed what a column means (for example the date
 *            order). The page takes the file out of the store, announces it anew, and opens another port (`stage`), on which the chunks
 *            come again. At most twice per read for what columns mean (once for the order of dates, once for the decimal sign), and
 *            once more where the fast lane and the parser do not tell the same of a line.
 * preview -> reads only the head of the file: answers `preview`, then `done` is not sent. A small file is read whole for it where `for` names
 *            the `read` that comes next: if it does, with the same options, what was read is sent to the store.
 * unpack  -> `unpacking`, `member` and `refused` as it goes on, then `unpacked` or failed; what came before a failure stays good.
 */
export type WorkerRequest =
  /** `isHashed`: the page has the hash from elsewhere, and the reading comes without. */
  | { type: 'read'; id: string; file: File; options: ReadOptions; isShown: boolean; isHashed?: boolean }
  | { type: 'preview'; id: string; file: File; options: ReadOptions; for?: string }
  | { type: 'unpack'; id: string; file: File }
  /** The store has room for the rows of the file that is read as `id`. */
  | { type: 'stage'; id: string; port: SenderPort }
  | { type: 'cancel'; id: string };

export interface PreviewTable {
  /** The reading as far as the head of the file tells; counts and sums cover the head only. */
  reading: FileReading;
  /** First staged rows in `stagedRowColumns` order, at most 50. */
  rows: readonly (readonly (string | number | null)[])[];
  /** First records as cells with their line, for the mapping view; at most 60, header and preamble included. */
  records: readonly { line: number; cells: readonly string[] }[];
}

export type WorkerReply =
  | ({ type: 'preview'; id: string } & PreviewTable)
  | { type: 'progress'; id: string; bytesRead: number; bytesTotal: number; rows: number }
  /** Files of an archive that are dealt with, of all in it. */
  | { type: 'unpacking'; id: string; done: number; total: number }
  | { type: 'member'; id: string; entry: ArchiveEntry }
  | {
      type: 'refused';
      id: string;
      name: string;
      code: ReadFailureCode;
      params: Record<string, string | number>;
    }
  | { type: 'unpacked'; id: string; outcome: UnpackOutcome }
  | { type: 'restart'; id: string }
  | { type: 'done'; id: string; reading: FileReading }
  | { type: 'failed'; id: string; code: ReadFailureCode; params: Record<string, string | number> }
  | { type: 'notStaged'; id: string; error: BridgeError };
