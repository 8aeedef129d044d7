import type { AppInfo, Settings } from '../preload/contract';
import type { ConnectionList } from './connections/connection-list';
import { diagnosticsText } from './logging/diagnostics';
import type { LogFile } from './logging/log-file';
import type { NetworkAccess } from './security/network-access';
import type { StoreAccess } from './store-access';

const mostLogLines = 2_000;

interface Parts {
  info: () => AppInfo;
  settings: { readonly value: Settings };
  storeAccess: Pick<StoreAccess, 'state' | 'get'>;
  network: Pick<NetworkAccess, 'state'>;
  connections: Pick<ConnectionList, 'all'>;
  logFile: Pick<LogFile, 'tail'>;
}

/** Collects what `diagnosticsText` tells. A store that is not open has nothing to count. */
export function diagnosticsOf(parts: Parts): () => Promise<string> {
  return async () =>
    diagnosticsText({
      at: new Date(),
      info: parts.info(),
      settings: parts.settings.value,
      store: parts.storeAccess.state(),
      network: parts.network.state(),
      connections: await parts.connections.all(),
      counts: await countsOf(parts.storeAccess),
      logLines: parts.logFile.tail(mostLogLines),
    });
}

async function countsOf(storeAccess: Parts['storeAccess']): Promise<Record<string, number>> {
  const { mode } = storeAccess.state();
  if (mode !== 'encrypted' && mode !== 'session') return {};
  const store = storeAccess.get();
  const [customers, imports] = await Promise.all([store.call('customers.list'), store.call('imports.list')]);
  return {
    customers: customers.length,
    imports: imports.length,
    openImports: imports.filter((one) => one.state === 'open').length,
    files: imports.reduce((sum, { files }) => sum + files.length, 0),
  };
}
