import { z } from 'zod';
import { type Sightings, WitnessedClock } from '../database-guard/witnessed-clock';
import { JsonFile } from './json-file';

const sightingsSchema = z.strictObject({
  lastSeen: z.number(),
  jumpSeenAt: z.number().nullable(),
  // Not in what an earlier version wrote.
  jumpRanMs: z.number().nonnegative().default(0),
});

const lookEveryMs = 3_600_000;

/** A clock that is looked at while the program runs: only time that it ran for makes a doubted one believed. */
export class KeptClock extends WitnessedClock {
  readonly #timer: NodeJS.Timeout;

  constructor(
    file: JsonFile<Sightings | null>,
    private readonly onFault: (error: unknown) => void,
  ) {
    super({ read: () => file.value, write: (sightings) => file.save(sightings) });
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref();
  }

  /** The program ends. */
  rest(): void {
    clearInterval(this.#timer);
    this.#look();
  }

  #look(): void {
    try {
      this.passed();
    } catch (error) {
      this.onFault(error);
    }
  }
}

/** The clock of this computer, with a file of what it was seen to say. */
export function keptClock(
  path: string,
  onSetAside: (name: string) => void,
  onFault: (error: unknown) => void,
): KeptClock {
  return new KeptClock(new JsonFile(path, sightingsSchema.nullable(), null, onSetAside), onFault);
}
