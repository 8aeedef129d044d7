import { Hono } from 'hono';
import { passGate } from './gate';
import { notFound, Problem } from './ground/problem';
import { isFromForeignPage, isLoopbackHostHeader } from './http/loopback';
import { PATH_SPELLINGS } from './http/path-spellings';
import type { Method, Route } from './routing/route';
import type { ServiceParts } from './routing/service-parts';
import { FaultInjector } from './wire/fault-injector';
import { renderProblem, renderReply } from './wire/render-reply';

/** Every path of the interface lies below this prefix; the base address of a connection ends in it. */
export const PREFIX = '/v1';

/** The HTTP face of the service: one handler per row of the table, and the refusals that belong to no row. */
export function createApp(parts: ServiceParts, routes: readonly Route[]): Hono {
  const app = new Hono();
  const faults = new FaultInjector(parts);

  // A page in a browser that rebinds its name to this computer sends its own host name: refused.
  app.use(async (context, next) => {
    if (isLoopbackHostHeader(context.req.header('host'))) return next();
    throw new Problem('forbidden', 'This service answers on its loopback address only');
  });
  // Neither does a page of any other origin get anything done or read here.
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const isInterface = path.startsWith(`${PREFIX}/`);
    if (!isFromForeignPage((name) => context.req.header(name), method, isInterface)) return next();
    throw new Problem('forbidden', 'This service takes no requests from pages of other origins');
  });
  app.use(`${PREFIX}/*`, (context, next) =>
    faults.surround(context, next, context.req.path.slice(PREFIX.length)),
  );

  const methodsByPath = new Map<string, Method[]>();
  for (const route of routes) {
    for (const [path, spelling] of spellingsOf(route.path)) {
      const pattern = PREFIX + path.replace(/\{([^}]+)\}/g, (_, name: string) => `:${toParameter(name)}`);
      methodsByPath.set(pattern, [...(methodsByPath.get(pattern) ?? []), route.method]);
      app.on(route.method, pattern, async (context) => {
        if (spelling !== 'only' && spelling !== parts.switches.current.pathSpelling)
          throw notFound('This path');
        const params = readParams(route.path, (name) => context.req.param(name));
        const reply = await passGate(context, parts, route, params);
        return renderReply(context, parts, route, reply);
      });
    }
  }
  for (const [pattern, methods] of methodsByPath) {
    app.all(pattern, () => {
      throw new Problem('method_not_allowed', `Allowed here: ${methods.join(', ')}`, {
        Allow: methods.join(', '),
      });
    });
  }
  app.notFound((context) => renderProblem(context, parts, notFound('This path')));
  app.onError((error, context) => renderProblem(context, parts, error));
  return app;
}

function spellingsOf(path: string): Array<[string, 'only' | 'interface' | 'elsewhere']> {
  const spelling = PATH_SPELLINGS.find(([segment]) => path.includes(`/${segment}`));
  if (!spelling) return [[path, 'only']];
  return [
    [path, 'interface'],
    [path.replace(`/${spelling[0]}`, `/${spelling[1]}`), 'elsewhere'],
  ];
}

const toParameter = (name: string): string => name.replaceAll('-', '_');

function readParams(template: string, read: (name: string) => string | undefined): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [, name = ''] of template.matchAll(/\{([^}]+)\}/g)) params[name] = read(toParameter(name)) ?? '';
  return params;
}
