import { type MappingTemplate, readOptionsSchema, type TargetField } from '../../preload/contract';

interface TemplateColumn {
  /** Number from 0. */
  readonly column: number;
  readonly name: string;
  /** Null for a column that is taken apart. */
  readonly field: TargetField | null;
}

interface TemplateSetting {
  readonly option: (typeof told)[number]['option'];
  readonly value: string;
  /** Where the language files say what the value means; null when it speaks for itself. */
  readonly texts: string | null;
}

/** What the user said that a word of the status column means. */
interface TemplateWord {
  readonly word: string;
  readonly meaning: 'booked' | 'pending' | 'declined';
}

/** What is told of how a file is read, with the prefix of the texts of its values. */
const told = [
  { option: 'encoding', texts: 'choice.encoding' },
  { option: 'delimiter', texts: 'choice.delimiter' },
  { option: 'headerRow', texts: null },
  { option: 'dateOrder', texts: 'choice.dateOrder' },
  { option: 'decimalSign', texts: 'choice.numberStyle' },
  { option: 'currency', texts: null },
] as const;

/** What a saved mapping holds, in the order of its columns; nothing of one that this version cannot read. */
export function meaningOfTemplate({ header, options }: Pick<MappingTemplate, 'header' | 'options'>): {
  columns: TemplateColumn[];
  settings: TemplateSetting[];
  statusWords: TemplateWord[];
} {
  const parsed = readOptionsSchema.safeParse(options);
  if (!parsed.success) return { columns: [], settings: [], statusWords: [] };
  const { mapping = {}, splits = [], statusWords = {} } = parsed.data;
  const columns: TemplateColumn[] = [];
  for (const [field, indexes] of Object.entries(mapping)) {
    if (field === 'ignored') continue;
    for (const column of indexes) {
      columns.push({ column, name: header[column] ?? '', field: field as TargetField });
    }
  }
  for (const { column } of splits) columns.push({ column, name: header[column] ?? '', field: null });
  const settings = told.flatMap(({ option, texts }): TemplateSetting[] => {
    const value = parsed.data[option];
    return value === undefined ? [] : [{ option, value: String(value), texts }];
  });
  return {
    columns: columns.sort((a, b) => a.column - b.column),
    settings,
    statusWords: Object.entries(statusWords).map(([word, meaning]) => ({ word, meaning })),
  };
}
