import { openStore } from '../../../../main/store/open-store';
import { stageExport } from '../../../unit/main/store/memory-store';
import { packed, stagedRowsOf } from '../../../unit/main/store/staged-export';

/** Stages one file whole, then chunk after chunk of a second until it is killed. Arguments: store file, key, worker file. */
async function main(): Promise<void> {
  const [path = '', key = '', workerFile = ''] = process.argv.slice(2);
  const store = await openStore({ path, key, workerFile });
  const { id } = await store.call('imports.create');
  const rowsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: '2025-03-01',
      amountMinor: index,
      purpose: `${name} ${index}`,
    }));
  await stageExport(store, id, rowsOf('whole', 2_500));
  console.log(`import ${id}`);
  const { fileId } = await store.call('imports.addFile', id, { name: 'second.csv', sizeBytes: 1 });
  for (let chunk = 0; ; chunk += 1) {
    await store.call('imports.stageRows', fileId, chunk, packed(stagedRowsOf(rowsOf(`chunk ${chunk}`, 200))));
    console.log('chunk');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
