import {
  type MappingTemplate,
  type TemplateFile,
  templateFile,
  templateFileFormat,
  templateFileVersion,
} from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

export interface TemplatesHandlerDeps {
  store: () => Pick<Store, 'call'>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

export function createTemplatesHandlers({ store, save }: TemplatesHandlerDeps): HandlersOf<'templates'> {
  return {
    'templates.list': () => store().call('templates.list'),
    'templates.save': (input) => store().call('templates.save', input),
    'templates.remove': (templateId) => store().call('templates.remove', templateId),
    'templates.export': async (templateId) => {
      const all = await store().call('templates.list');
      const chosen = templateId === null ? all : all.filter(({ id }) => id === templateId);
      const [only] = chosen;
      if (!only) throw new KontorError('template.unknown');
      const name =
        templateId === null ? 'kontor-templates.json' : `kontor-template-${fileNamePart(only)}.json`;
      return save(name, Buffer.from(`${JSON.stringify(templateFileOf(chosen), null, 2)}\n`, 'utf8'));
    },
  };
}

/** What leaves is what an import takes: nothing of this store (identifiers, versions, dates) goes along. */
function templateFileOf(templates: readonly MappingTemplate[]): TemplateFile {
  const made = templateFile.safeParse({
    format: templateFileFormat,
    version: templateFileVersion,
    templates: templates.map(({ name, headerFingerprint, header, options }) => ({
      name,
      headerFingerprint,
      header,
      options,
    })),
  });
  if (!made.success) throw new KontorError('template.invalid');
  return made.data;
}

function fileNamePart({ name }: MappingTemplate): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || '1';
}
