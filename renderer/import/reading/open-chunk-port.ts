import { chunkPortChannel, type PortOffer } from '../../../preload/contract/rows/chunk-port';

/** Opens the way of a file's rows to the store, for the thread that reads it. The other end goes by the preload to main. */
export function openChunkPort(fileId: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const offer: PortOffer = { offer: chunkPortChannel, fileId };
  window.postMessage(offer, window.location.origin, [port2]);
  return port1;
}
