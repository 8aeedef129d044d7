import { z } from 'zod';
import type { LearnedNames } from '../service';
import { JsonFile } from '../settings/json-file';

const learnedNames = z.object({
  correlationRequestMode: z.enum(['both', 'header', 'parameter']),
  correlationHeaderSeen: z.string().max(200).optional(),
  idsSpelling: z.enum(['ids', 'IDs']),
  pathSpellings: z.record(z.string().max(200), z.enum(['main', 'alias'])),
});
const byConnection = z.record(z.string().max(200), learnedNames);

/** What each service taught us about its spellings (interface-gaps), in a small file beside the connections. */
export function learnedNamesIn(
  path: string,
  onSetAside?: (name: string) => void,
): {
  read(connectionId: string): LearnedNames | undefined;
  write(connectionId: string, names: LearnedNames): void;
} {
  const file = new JsonFile<Record<string, LearnedNames>>(path, byConnection, {}, onSetAside);
  return {
    read: (connectionId) => file.value[connectionId],
    write: (connectionId, names) => file.save({ ...file.value, [connectionId]: names }),
  };
}
