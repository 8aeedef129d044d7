import { openStore } from '../../../../main/store/open-store';
import { createWorkspace } from '../../../../main/workspace';
import { clientOf, connectionId, startUpload } from './service-workspace';

/**
 * The program as the kill test starts it, again and again: opens the store, takes up what was left, sends what is
 * staged, and says each step on a line. Arguments: store file, key, worker file, address, client id, secret, import, customer.
 */
async function main(): Promise<void> {
  const [path = '', key = '', workerFile = '', address = '', clientId = '', clientSecret = '', ...rest] =
    process.argv.slice(2);
  const [importId = '', customerId = ''] = rest;
  const store = await openStore({ path, key, workerFile });
  const client = clientOf({ address, clientId, clientSecret }, 20_000, (method, target) => {
    if (method === 'POST' && target.endsWith('/transactions')) console.log('sending');
    if (method === 'PATCH') console.log('patching');
  });
  const workspace = createWorkspace({
    openLink: async () => undefined,
    copyPicture: async () => undefined,
    store: () => store,
    serviceClientOf: async () => client,
    connectionOf: (id) => ({ name: id === connectionId ? 'Peer' : '', environment: 'local' }),
    publish: () => undefined,
    save: async (fileName) => ({ fileName }),
    onFault: (error) => console.error(error),
  });
  const before = (await workspace.uploads.list()).find((upload) => upload.importId === importId);
  console.log(`found ${before?.state ?? 'nothing'}`);
  const upload = before
    ? await workspace.uploads.resume(before.id)
    : await startUpload(workspace, importId, customerId);
  console.log('running');
  const end = await workspace.uploads.settled(upload.id);
  console.log(`end ${end.state} ${JSON.stringify(end.readBack)} ${JSON.stringify(end.error)}`);
  await workspace.stop();
  client.close();
  await store.close();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
