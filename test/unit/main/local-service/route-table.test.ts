import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createOpenApi } from '../../../../main/local-service/openapi';
import { ROUTES } from '../../../../main/local-service/route-table';

const text = readFileSync('test/fixtures/interface.md', 'utf8');

/** Every endpoint of section 4.7 as `METHOD path`: the tables, and the two lists of analyses in words. */
function documented(): string[] {
  const section = text.slice(text.indexOf('### 4.7'), text.indexOf('## 5.'));
  const rows = Array.from(
    section.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| (\S+) \|/gm),
    ([, method, path]) => `${method} ${path}`,
  );
  for (const type of ['company', 'person']) {
    const start = section.indexOf(`${type === 'company' ? 'Company' : 'Person'} analytics`);
    const words = section.slice(start, section.indexOf('\n\n', start));
    const named = words
      .slice(words.indexOf(`/analysis/${type}/`) + 20)
      .matchAll(/`([a-z-]+(?:\/correlation)?)`/g);
    const names = Array.from(named, ([, name = '']) => name);
    const special = names.filter((name) => name.includes('/'));
    for (const name of names.filter((candidate) => !candidate.includes('/'))) {
      const base = `GET /users/{user-id}/analysis/${type}/`;
      const other = special.find((path) => path.startsWith(name.replaceAll('-', '')));
      rows.push(base + name, base + (other ?? `${name}/correlation`));
    }
  }
  return rows;
}

describe('the route table', () => {
  it('holds every endpoint of interface.md 4.7, and beyond them /auth alone', () => {
    const routes = ROUTES.map((route) => `${route.method} ${route.path}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(documented().length).toBe(108);
    expect([...routes].sort()).toEqual([...documented(), 'POST /auth'].sort());
  });

  it('is wholly described by the OpenAPI document', () => {
    const { paths } = createOpenApi(ROUTES) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(ROUTES.map((route) => `${route.method} ${route.path}`).sort());
  });

  it('gates every analysis that has a scope by the client and by the user', () => {
    const gated = ROUTES.filter(
      (route) => route.path.includes('/analysis/') && route.clientScope !== undefined,
    );
    expect(gated.length).toBeGreaterThan(20);
    for (const route of gated) expect([route.path, route.userScope]).toEqual([route.path, route.clientScope]);
  });
});
