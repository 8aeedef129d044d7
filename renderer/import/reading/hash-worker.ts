/// <reference lib="webworker" />
import { Sha256 } from '../engine/bytes/sha256';
import type { HashReply, HashRequest } from './worker-hasher';

/** Hashes the bytes of one file at a time beside the thread that parses them. Started by worker-hasher.ts. */

const scope = self as unknown as DedicatedWorkerGlobalScope;
let hash = new Sha256();

function reply(message: HashReply): void {
  scope.postMessage(message);
}

scope.addEventListener('message', (event: MessageEvent<HashRequest>) => {
  const request = event.data;
  switch (request.type) {
    case 'start':
      hash = new Sha256();
      break;
    case 'update':
      hash.update(request.bytes);
      reply({ type: 'taken', id: request.id });
      break;
    case 'digest':
      reply({ type: 'digest', id: request.id, hex: hash.digestHex() });
      break;
  }
});
