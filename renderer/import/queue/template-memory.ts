import type { FileReading, KontorApi, MappingTemplate, ReadOptions } from '../../../preload/contract';
import { unwrapped } from '../../base/kontor';
import { asOwnOptions } from '../engine/recognition/table-drift';
import type { QueueItem } from './queue-state';
import { headerOf, matchTemplate, rememberedOptions, type TemplateMatch } from './template-match';

/** What the user answered and mapped before, kept by header; the store holds it. */
export class TemplateMemory {
  constructor(private readonly templates: KontorApi<'main'>['templates']) {}

  /** Empty when the store does not answer: a file is then read as if nothing were remembered. */
  async all(): Promise<readonly MappingTemplate[]> {
    const answer = await this.templates.list();
    return answer.ok ? answer.value : [];
  }

  /** A saved mapping of another header that looks like this one; the screen offers it. */
  async similar(reading: FileReading): Promise<TemplateMatch | null> {
    const match = matchTemplate(await this.all(), reading);
    return match?.kind === 'similar' ? match : null;
  }

  /** Saves the choices for the next file with this header, in place of those saved before. The way back is what it answers. */
  async remember(
    reading: Pick<FileReading, 'headerFingerprint' | 'columns'>,
    options: ReadOptions,
    name: string,
  ): Promise<() => Promise<void>> {
    const header = headerOf(reading);
    const same = (await this.all()).find(
      (template) => template.headerFingerprint === reading.headerFingerprint,
    );
    const saved = unwrapped(
      await this.templates.save({
        ...(same ? { id: same.id } : {}),
        name: name.slice(0, 200),
        headerFingerprint: reading.headerFingerprint,
        header,
        options: rememberedOptions(asOwnOptions(options, header)),
      }),
    );
    return async () => {
      if (!same) unwrapped(await this.templates.remove(saved.id));
      else {
        const { version: _version, createdAt: _createdAt, ...before } = same;
        unwrapped(await this.templates.save(before));
      }
    };
  }
}

/** The bank, with the kind of export when it is not the ordinary one; else the name of the file without its ending. */
export function suggestedName(item: Pick<QueueItem, 'name' | 'reading'>): string {
  const format = item.reading?.format;
  if (format) return format.exportType === 'account' ? format.bank : `${format.bank} (${format.exportType})`;
  return item.name.replace(/\.[^.]+$/, '') || item.name;
}
