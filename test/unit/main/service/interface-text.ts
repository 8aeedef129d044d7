import { readFileSync } from 'node:fs';

export interface DocumentedEndpoint {
  readonly method: string;
  readonly path: string;
}

const text = readFileSync(new URL('../../../fixtures/interface.md', import.meta.url), 'utf8');

function between(start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`interface.md has no part from "${start}" to "${end}"`);
  return text.slice(from, to);
}

/** Endpoints of interface.md 4.7, counted by hand: a table or list that is not found any more is noticed. With a new one: one more. */
export const endpointCount = 108;

/** Every endpoint of interface.md 4.7, from its tables and its two prose lists; `/auth` (4.1) is not among them. */
export function documentedEndpoints(): DocumentedEndpoint[] {
  const inventory = between('### 4.7', '## 5.');
  const rows = Array.from(
    inventory.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| (\/\S*) \|/gm),
    ([, method = '', path = '']) => ({ method, path }),
  );
  return [...rows, ...proseList(inventory, 'Company'), ...proseList(inventory, 'Person')];
}

/** A line such as: Company analytics (... under `/base/`): `a`, `b` (correlation path is `c/correlation`), `d`. */
function proseList(inventory: string, who: string): DocumentedEndpoint[] {
  const line = inventory.split('\n').find((candidate) => candidate.startsWith(`${who} analytics`));
  const [, base, list] = /under `([^`]+)`\): (.*)$/.exec(line ?? '') ?? [];
  if (base === undefined || list === undefined) throw new Error(`interface.md lists no ${who} analytics`);
  return list.split(/,\s+(?=`)/).flatMap((item) => {
    const [, name] = /^`([^`]+)`/.exec(item) ?? [];
    const [, spelled] = /correlation path is `([^`]+)`/.exec(item) ?? [];
    if (name === undefined) throw new Error(`unreadable item "${item}"`);
    return [
      { method: 'GET', path: base + name },
      { method: 'GET', path: base + (spelled ?? `${name}/correlation`) },
    ];
  });
}
