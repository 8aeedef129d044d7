import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Store } from '../../../../main/store/open-store';
import type { FileReading } from '../../../../preload/contract/reading/reading';
import { readExport } from '../../../../renderer/import/engine/read-export';

/** An export as the engine reads it, for as many imports as one likes. */
export interface ReadFile {
  name: string;
  sizeBytes: number;
  chunks: Uint8Array<ArrayBuffer>[];
  reading: FileReading;
}

export async function readForImports(path: string | URL): Promise<ReadFile> {
  const bytes = readFileSync(path);
  const file = { name: basename(String(path)), sizeBytes: bytes.length };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const source = {
    ...file,
    slice: async (start: number, end: number) => new Uint8Array(bytes.subarray(start, end)),
  };
  const reading = await readExport(
    source,
    {},
    {
      chunk: async (packed) => {
        chunks.push(packed);
      },
      restart: async () => {
        chunks.length = 0;
      },
    },
  );
  return { ...file, chunks, reading };
}

/** Stages what was read in the import. Answers the id of the file. */
export async function stageRead(
  store: Pick<Store, 'call'>,
  importId: string,
  { name, sizeBytes, chunks, reading }: ReadFile,
): Promise<string> {
  const { fileId } = await store.call('imports.addFile', importId, { name, sizeBytes });
  for (const [at, packed] of chunks.entries()) await store.call('imports.stageRows', fileId, at, packed);
  await store.call('imports.finishFile', fileId, reading);
  return fileId;
}

/** Reads an export with the engine and stages it in the import, as the page does. */
export async function readIntoImport(
  store: Pick<Store, 'call'>,
  importId: string,
  path: string | URL,
): Promise<string> {
  return stageRead(store, importId, await readForImports(path));
}
