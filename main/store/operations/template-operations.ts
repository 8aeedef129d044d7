import type { MappingTemplate } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { StoreContext } from '../context/store-context';

/** Longest JSON text of a template's choices. */
const optionsLimit = 200_000;

interface TemplateRow {
  id: string;
  name: string;
  version: number;
  header_fingerprint: string;
  header: string;
  options: string;
  created_at: string;
}

type TemplateInput = Omit<MappingTemplate, 'id' | 'version' | 'createdAt'> & { id?: string };

export const templateOperations = {
  'templates.list': (context: StoreContext): MappingTemplate[] =>
    context.db.all<TemplateRow>('select * from templates order by name, id limit 2000').map(templateOf),

  /** Saving under the id of an existing one makes its next version. */
  'templates.save': (context: StoreContext, input: TemplateInput): MappingTemplate => {
    const options = JSON.stringify(input.options);
    if (options.length > optionsLimit) throw new KontorError('template.invalid');
    const known = input.id === undefined ? undefined : readTemplate(context, input.id);
    if (input.id !== undefined && !known) throw new KontorError('template.unknown');
    const id = known?.id ?? context.newId();
    context.db.run(
      `insert into templates (id, name, version, header_fingerprint, header, options, created_at)
       values (?, ?, 1, ?, ?, ?, ?)
       on conflict (id) do update set name = excluded.name, version = version + 1,
         header_fingerprint = excluded.header_fingerprint, header = excluded.header, options = excluded.options`,
      id,
      input.name,
      input.headerFingerprint,
      JSON.stringify(input.header),
      options,
      context.now(),
    );
    const saved = readTemplate(context, id);
    if (!saved) throw new KontorError('template.unknown');
    return saved;
  },

  'templates.remove': (context: StoreContext, templateId: string): null => {
    const { changes } = context.db.run('delete from templates where id = ?', templateId);
    if (changes === 0) throw new KontorError('template.unknown');
    return null;
  },
};

function readTemplate(context: StoreContext, templateId: string): MappingTemplate | undefined {
  const row = context.db.get<TemplateRow>('select * from templates where id = ?', templateId);
  return row && templateOf(row);
}

function templateOf(row: TemplateRow): MappingTemplate {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    headerFingerprint: row.header_fingerprint,
    header: JSON.parse(row.header),
    options: JSON.parse(row.options),
    createdAt: row.created_at,
  };
}
