import type { KontorApi, MappingTemplate } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { batchCalls } from './bridge';

/** The part of the bridge by which mappings are remembered. */
export type Memory = Pick<KontorApi<'main'>['templates'], 'list' | 'save' | 'remove'>;

/** Where a try is made: main has it noted, and takes it out of the store also when the program was killed in the midst of it. */
export interface Trial {
  readonly importId: string;
  readonly memory: Memory;
}

/** Whatever is remembered while something is only tried stays in this page. */
export async function memoryOfTrial(): Promise<Memory> {
  const kept = new Map(unwrapped(await kontor().templates.list()).map((one) => [one.id, one]));
  return {
    list: async () => ({ ok: true, value: [...kept.values()] }),
    save: async ({ id, ...content }) => {
      const before = id === undefined ? undefined : kept.get(id);
      const saved: MappingTemplate = {
        ...content,
        id: before?.id ?? crypto.randomUUID(),
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? new Date().toISOString(),
      };
      kept.set(saved.id, saved);
      return { ok: true, value: saved };
    },
    remove: async (id) =>
      kept.delete(id) ? { ok: true, value: null } : { ok: false, error: { code: 'template.unknown' } },
  };
}

/** Tries in an import of its own, which is gone afterwards. */
export async function inTrial<T>(work: (trial: Trial) => Promise<T>): Promise<T> {
  const memory = await memoryOfTrial();
  const { id: importId } = unwrapped(await batchCalls().createTrial());
  try {
    return await work({ importId, memory });
  } finally {
    await kontor().imports.remove(importId);
  }
}
