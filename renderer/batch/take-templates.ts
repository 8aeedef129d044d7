import type { OfferedFile } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { readTemplateFile, templateChanges } from '../import/templates/template-file';
import { takeFiles } from './reading';
import type { Teller } from './teller';

/** Mappings of files are saved before anything is read: later ones of the same header take the place of earlier ones. */
export async function takeTemplates(offered: readonly OfferedFile[], teller: Teller): Promise<void> {
  for (const file of await takeFiles(offered, teller)) {
    const reading = readTemplateFile(await file.text());
    if (reading.kind !== 'templates')
      return teller.refuse({ code: 'template.invalid', params: { name: file.name } });
    const saved = unwrapped(await kontor().templates.list());
    for (const { template, savedId, effect } of templateChanges(saved, reading.templates)) {
      if (effect === 'same') continue;
      unwrapped(await kontor().templates.save({ ...template, ...(savedId ? { id: savedId } : {}) }));
    }
  }
}

/** Whatever is remembered while something is only tried is forgotten again. */
export async function forgettingAfter<T>(work: () => Promise<T>): Promise<T> {
  const { templates } = kontor();
  const before = new Map(unwrapped(await templates.list()).map((one) => [one.id, one]));
  try {
    return await work();
  } finally {
    for (const now of unwrapped(await templates.list())) {
      const was = before.get(now.id);
      if (!was) unwrapped(await templates.remove(now.id));
      else if (was.version !== now.version) {
        const { version: _version, createdAt: _createdAt, ...content } = was;
        unwrapped(await templates.save(content));
      }
    }
  }
}
