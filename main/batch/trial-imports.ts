import { z } from 'zod';
import { KontorError } from '../errors/kontor-error';
import { JsonFile } from '../settings/json-file';

/** Imports that a command only tries: noted before anything is read into them, and taken out of the store at the latest by the next start. */
export class TrialImports {
  readonly #file: JsonFile<string[]>;

  constructor(path: string, onSetAside?: (name: string) => void) {
    this.#file = new JsonFile(path, z.array(z.string().min(1).max(200)).max(1_000), [], onSetAside);
  }

  note(importId: string): void {
    this.#file.save([...this.#file.value, importId]);
  }

  /** @param remove throws `import.unknown` for one that is gone already */
  async undo(remove: (importId: string) => Promise<unknown>): Promise<void> {
    for (const importId of Array.from(this.#file.value)) {
      await remove(importId).catch((error: unknown) => {
        if (!(error instanceof KontorError) || error.code !== 'import.unknown') throw error;
      });
      this.#file.save(this.#file.value.filter((one) => one !== importId));
    }
  }
}
