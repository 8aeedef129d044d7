import type { WrittenNames } from '../../../../main/credentials/secret-store';

/** The list of written entries, in memory. */
export function rememberedNames(): WrittenNames {
  const names: WrittenNames & { value: readonly string[] } = {
    value: [],
    save: (next) => {
      names.value = next;
    },
  };
  return names;
}
