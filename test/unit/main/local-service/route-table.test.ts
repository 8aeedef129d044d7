import { describe, expect, it } from 'vitest';
import { createOpenApi } from '../../../../main/local-service/openapi';
import { ROUTES } from '../../../../main/local-service/route-table';
import { documentedEndpoints } from '../service/interface-text';

const documented = documentedEndpoints().map(({ method, path }) => `${method} ${path}`);

describe('the route table', () => {
  it('holds every endpoint of interface.md 4.7, and beyond them /auth alone', () => {
    const routes = ROUTES.map((route) => `${route.method} ${route.path}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect([...routes].sort()).toEqual([...documented, 'POST /auth'].sort());
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
