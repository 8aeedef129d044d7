import { ChunkPacker } from './rows/chunk-packer';

/**
 * Packers keep their memory from file to file. Of a small file it is most of what is taken: what is left of every third one calls for
 * a collection of all garbage, and each of those forgets what was compiled of functions that came and went with a file.
 */
const kept: ChunkPacker[] = [];
/** A document has two at once. */
const mostKept = 2;

export function takePacker(): ChunkPacker {
  return kept.pop() ?? new ChunkPacker();
}

/** Whoever had it writes to it no more. One that a failure left in the middle of a chunk is not used again. */
export function giveBack(packer: ChunkPacker): void {
  if (packer.isFresh && kept.length < mostKept && !kept.includes(packer)) kept.push(packer);
}
