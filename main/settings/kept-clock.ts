import { z } from 'zod';
import { WitnessedClock } from '../database-guard/witnessed-clock';
import { JsonFile } from './json-file';

const sightingsSchema = z.strictObject({
  lastSeen: z.number(),
  jumpSeenAt: z.number().nullable(),
  // Not in what an earlier version wrote.
  jumpRanMs: z.number().nonnegative().default(0),
});

/** The clock of this computer, with a file of what it was seen to say. */
export function keptClock(path: string): WitnessedClock {
  const file = new JsonFile(path, sightingsSchema.nullable(), null);
  return new WitnessedClock({ read: () => file.value, write: (sightings) => file.save(sightings) });
}
