import { type ZodType, z } from 'zod';
import type { ExplorerField } from '../../preload/contract';

/** The parts of a JSON schema that a form needs. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** The members that a body's schema knows, nested ones with a point; null for a body that is no object. */
export function fieldsOfBody(schema: ZodType): ExplorerField[] | null {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return shape.type === 'object' ? membersOf(shape, '', true) : null;
}

function membersOf(shape: Shape, prefix: string, isNeeded: boolean): ExplorerField[] {
  return Object.entries(shape.properties ?? {}).flatMap(([member, inner]): ExplorerField[] => {
    const name = `${prefix}${member}`;
    const isRequired = isNeeded && (shape.required?.includes(member) ?? false);
    if (inner.type === 'object' && Object.keys(inner.properties ?? {}).length > 0) {
      return membersOf(inner, `${name}.`, isRequired);
    }
    return [{ name, isRequired, ...kindOf(inner) }];
  });
}

function kindOf({ type, enum: words, items }: Shape): Pick<ExplorerField, 'kind' | 'choices'> {
  if (words) return { kind: 'choice', choices: words.map(String) };
  if (type === 'string') return { kind: 'text', choices: [] };
  if (type === 'number' || type === 'integer') return { kind: 'number', choices: [] };
  if (type === 'boolean') return { kind: 'flag', choices: [] };
  if (type === 'array' && items?.type === 'string') return { kind: 'texts', choices: [] };
  return { kind: 'json', choices: [] };
}
