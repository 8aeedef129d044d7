import { randomUUID } from 'node:crypto';
import { ConnectionList, storedConnections } from './connections/connection-list';
import { learnedNamesIn } from './connections/learned-names-file';
import { ServiceClients } from './connections/service-clients';
import { requireValidConnection } from './connections/valid-connection';
import { embeddedClientId } from './local-service-access';
import { ActivityLog } from './logging/activity-log';
import { callEntry } from './logging/call-entry';
import type { ProgramData } from './program-data';
import { programNetwork } from './program-network';
import type { ProgramOptions } from './program-options';
import type { ProgramProfile } from './program-profile';
import { JsonFile } from './settings/json-file';

export type ProgramServices = ReturnType<typeof createServices>;

/** Which services the user knows, the ways to them, and what was called there. */
export function createServices(options: ProgramOptions, profile: ProgramProfile, data: ProgramData) {
  const { inProfile, administration, hub, log, onFault, onSetAside } = profile;
  const { secrets, embedded, storeAccess } = data;
  const connectionFile = new JsonFile(inProfile('connections.json'), storedConnections, [], onSetAside);
  const connections = new ConnectionList({
    file: connectionFile,
    secrets,
    embedded: { name: 'Kontor', clientId: embeddedClientId, address: () => embedded.address },
    makeId: randomUUID,
    check: requireValidConnection,
  });
  const activity = new ActivityLog({
    publish: (groups) => hub.publish('activity.changed', groups),
    keep: (lines) => storeAccess.get().call('activity.add', lines),
  });
  const networkFile = { path: inProfile('network.json'), onSetAside, onFault };
  const { network, ...ways } = programNetwork({ ...options, ...networkFile });
  const clients = new ServiceClients({
    stored: (id) => connections.stored(id),
    requireAllowed: administration.requireAllowed,
    secrets,
    embedded,
    readEmbeddedSecret: () => data.localService.readSecret(),
    ...ways,
    learned: learnedNamesIn(inProfile('learned-names.json'), onSetAside),
    onFault,
    onActivity: (line) => {
      activity.add(line);
      log(callEntry(line));
    },
    onStates: (states) => hub.publish('serviceStates.changed', states),
  });
  return { connections, activity, network, clients };
}
