import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Store } from '../../../../main/store/open-store';
import { readExport } from '../../../../renderer/import/engine/read-export';

/** Reads an export with the engine and stages it in the import, as the page does. */
export async function readIntoImport(
  store: Pick<Store, 'call'>,
  importId: string,
  path: string | URL,
): Promise<string> {
  const bytes = readFileSync(path);
  const name = basename(String(path));
  const file = { name, sizeBytes: bytes.length };
  let { fileId } = await store.call('imports.addFile', importId, file);
  let chunk = 0;
  const source = {
    ...file,
    slice: async (start: number, end: number) => new Uint8Array(bytes.subarray(start, end)),
  };
  const reading = await readExport(
    source,
    {},
    {
      chunk: async (packed) => {
        await store.call('imports.stageRows', fileId, chunk, packed);
        chunk += 1;
      },
      restart: async () => {
        await store.call('imports.removeFile', fileId);
        ({ fileId } = await store.call('imports.addFile', importId, file));
        chunk = 0;
      },
    },
  );
  await store.call('imports.finishFile', fileId, reading);
  return fileId;
}
