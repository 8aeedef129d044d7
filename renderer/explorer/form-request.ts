import type {
  ExplorerEndpoint,
  ExplorerExample,
  ExplorerField,
  ExplorerRequest,
} from '../../preload/contract';

/** What stands in the form of a call, all of it as text: a flag is `true`, `false` or nothing, a list has a line each. */
export interface CallForm {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** `name=value`, a line each. */
  readonly furtherQuery: string;
  readonly correlationId: string;
  readonly bodyAs: 'fields' | 'json';
  readonly fields: Readonly<Record<string, string>>;
  readonly json: string;
}

export const emptyForm: CallForm = {
  path: {},
  query: {},
  furtherQuery: '',
  correlationId: '',
  bodyAs: 'fields',
  fields: {},
  json: '',
};

/** Whether the body is written as JSON: because the user wants to, or because it is no object. */
export function isJsonBody(endpoint: ExplorerEndpoint, form: CallForm): boolean {
  const { body } = endpoint;
  return body !== null && (body.fields === null || body.fields.length === 0 || form.bodyAs === 'json');
}

type BodyText = { ok: true; text: string | null } | { ok: false; names: string[] };

/** JSON text of the body, or the fields whose text is no value of their kind. */
export function bodyOf(endpoint: ExplorerEndpoint, form: CallForm): BodyText {
  const { body } = endpoint;
  if (!body) return { ok: true, text: null };
  if (isJsonBody(endpoint, form)) {
    const text = form.json.trim();
    if (text === '') return body.isOptional ? { ok: true, text: null } : { ok: false, names: ['json'] };
    return parsed(text) === undefined ? { ok: false, names: ['json'] } : { ok: true, text };
  }
  const members: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const field of body.fields ?? []) {
    const text = form.fields[field.name] ?? '';
    if (text.trim() === '') continue;
    const value = fieldValue(field, text);
    if (value === undefined) wrong.push(field.name);
    else setMember(members, field.name, value);
  }
  if (wrong.length > 0) return { ok: false, names: wrong };
  if (Object.keys(members).length === 0 && body.isOptional) return { ok: true, text: null };
  return { ok: true, text: JSON.stringify(members, null, 2) };
}

function fieldValue({ kind }: ExplorerField, text: string): unknown {
  switch (kind) {
    case 'number': {
      const number = Number(text.trim().replace(',', '.'));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'flag':
      return text === 'true';
    case 'texts':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'json':
      return parsed(text);
    default:
      return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setMember(members: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    members[first] = value;
    return;
  }
  const inner = (members[first] ?? {}) as Record<string, unknown>;
  members[first] = inner;
  setMember(inner, rest.join('.'), value);
}

/** Names of what is needed and empty: of the path, of the body, and `json` for the whole body. */
export function missingOf(endpoint: ExplorerEndpoint, form: CallForm): string[] {
  const path = endpoint.pathParameters.filter((name) => !form.path[name]?.trim());
  if (!endpoint.body) return path;
  if (isJsonBody(endpoint, form)) {
    return form.json.trim() === '' && !endpoint.body.isOptional ? [...path, 'json'] : path;
  }
  const fields = (endpoint.body.fields ?? []).filter(
    ({ name, isRequired }) => isRequired && !form.fields[name]?.trim(),
  );
  return [...path, ...fields.map(({ name }) => name)];
}

/** The request for main; null while a field holds no value of its kind. */
export function requestOf(
  endpoint: ExplorerEndpoint,
  form: CallForm,
  connectionId: string,
  body = bodyOf(endpoint, form),
): ExplorerRequest | null {
  if (!body.ok) return null;
  const path = Object.fromEntries(
    endpoint.pathParameters.map((name) => [name, form.path[name]?.trim() ?? '']).filter(([, value]) => value),
  );
  const further = form.furtherQuery.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
  const known = endpoint.query.map((name) => [name, form.query[name]?.trim() ?? '']);
  return {
    connectionId,
    key: endpoint.key,
    path,
    query: Object.fromEntries([...further, ...known].filter(([, value]) => value !== '')),
    correlationId: endpoint.isCorrelation && form.correlationId.trim() ? form.correlationId.trim() : null,
    body: body.text,
  };
}

/** The form that makes this request: with fields where they can say all of its body, else with JSON. */
export function formOf(endpoint: ExplorerEndpoint, request: ExplorerExample['request']): CallForm {
  const known = new Set(endpoint.query);
  const query = Object.entries(request.query);
  const form: CallForm = {
    ...emptyForm,
    path: request.path,
    query: Object.fromEntries(query.filter(([name]) => known.has(name))),
    furtherQuery: query
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
    correlationId: request.correlationId ?? '',
  };
  if (request.body === null) return form;
  const fields = fieldsOf(endpoint.body?.fields ?? [], parsed(request.body));
  return fields ? { ...form, fields } : { ...form, bodyAs: 'json', json: request.body };
}

function fieldsOf(fields: readonly ExplorerField[], value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const left = structuredClone(value) as Record<string, unknown>;
  const found: Record<string, string> = {};
  for (const field of fields) {
    const member = takeMember(left, field.name);
    if (member === undefined) continue;
    const text = textOf(field, member);
    if (text === null) return null;
    found[field.name] = text;
  }
  return Object.keys(left).length === 0 ? found : null;
}

/** Takes a member out; what is left of an object that held it goes with the last one. */
function takeMember(from: Record<string, unknown>, name: string): unknown {
  const [first = '', ...rest] = name.split('.');
  const value = from[first];
  if (rest.length === 0) {
    delete from[first];
    return value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const taken = takeMember(value as Record<string, unknown>, rest.join('.'));
  if (Object.keys(value).length === 0) delete from[first];
  return taken;
}

function textOf({ kind, choices }: ExplorerField, value: unknown): string | null {
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'texts') {
    const isPlain = Array.isArray(value) && value.every((one) => typeof one === 'string' && !/\n/.test(one));
    return isPlain ? value.join('\n') : null;
  }
  if (kind === 'flag') return typeof value === 'boolean' ? String(value) : null;
  if (kind === 'number') return typeof value === 'number' ? String(value) : null;
  if (typeof value !== 'string' || value === '') return null;
  return kind === 'choice' && !choices.includes(value) ? null : value;
}
