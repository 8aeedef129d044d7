import type { OfferedFile } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { readTemplateFile, templateChanges } from '../import/templates/template-file';
import { takeFiles } from './reading';
import type { Teller } from './teller';
import type { Memory } from './trial';

/** Mappings of files are saved before anything is read: later ones of the same header take the place of earlier ones. */
export async function takeTemplates(
  offered: readonly OfferedFile[],
  teller: Teller,
  memory: Memory = kontor().templates,
): Promise<void> {
  for (const file of await takeFiles(offered, teller)) {
    const reading = readTemplateFile(await file.text());
    if (reading.kind !== 'templates')
      return teller.refuse({ code: 'template.invalid', params: { name: file.name } });
    const saved = unwrapped(await memory.list());
    for (const { template, savedId, effect } of templateChanges(saved, reading.templates)) {
      if (effect === 'same') continue;
      unwrapped(await memory.save({ ...template, ...(savedId ? { id: savedId } : {}) }));
    }
  }
}
