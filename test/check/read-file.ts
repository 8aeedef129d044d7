import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FileReading, type ReadOptions, stagedRowColumns } from '../../preload/contract/reading/reading';
import { rowsOfChunk } from '../../preload/contract/rows/packed-rows';
import type { FileHasher } from '../../renderer/import/engine/bytes/sha256';
import { sourceOf } from '../../renderer/import/engine/derived/derived-export';
import { type ReadEnvironment, readExport } from '../../renderer/import/engine/read-export';

export type RowObject = Record<(typeof stagedRowColumns)[number], string | number | null>;

export interface WholeRead {
  reading: FileReading;
  rows: RowObject[];
}

export { sourceOf };

/** SHA-256 of the runtime, for checks and measurements. */
export function nativeHasher(): FileHasher {
  const hash = createHash('sha256');
  return {
    update: (part) => {
      hash.update(part);
      return undefined;
    },
    digestHex: () => hash.digest('hex'),
  };
}

/** Reads a whole file and gives its rows as objects; a restart drops what came before it. */
export async function readWhole(
  name: string,
  bytes: Uint8Array,
  options: ReadOptions = {},
  environment: ReadEnvironment = {},
): Promise<WholeRead> {
  const rows: RowObject[] = [];
  const reading = await readExport(
    sourceOf(name, bytes),
    options,
    {
      chunk: (chunk) => {
        for (const row of rowsOfChunk(chunk)) {
          rows.push(Object.fromEntries(stagedRowColumns.map((column, at) => [column, row[at]])) as RowObject);
        }
      },
      restart: () => {
        rows.length = 0;
      },
    },
    {
      createHasher: nativeHasher,
      ...environment,
    },
  );
  return { reading, rows };
}

/** Reads lines of a made-up export with the general rules alone, as one of a bank that nobody described. */
export function readUndescribed(
  lines: readonly string[],
  options: ReadOptions = {},
  name = 'export.csv',
): Promise<WholeRead> {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  return readWhole(name, bytes, { disabledFormats: ['*'], ...options });
}

export async function readPath(path: string, options: ReadOptions = {}): Promise<WholeRead> {
  return readWhole(basename(path), await readFile(path), options);
}
