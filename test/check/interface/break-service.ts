import type { Reply, Route } from '../../../main/local-service/routing/route';
import type { ServiceParts } from '../../../main/local-service/routing/service-parts';

/** What a mutant may break: the table of routes that is served, and the parts behind it. */
export interface Breakable {
  routes: Route[];
  parts: ServiceParts;
}

/** Breaks one behaviour; what it answers mends it again. */
export type Break = (service: Breakable) => () => void;

export function routeOf({ routes }: Breakable, label: string): Route {
  const found = routes.find(({ method, path }) => `${method} ${path}` === label);
  if (!found) throw new Error(`no route ${label}`);
  return found;
}

/** Members of a row replaced. */
export const change =
  (label: string, changes: Partial<Route>): Break =>
  (service) => {
    const route = routeOf(service, label);
    const before = { ...route };
    Object.assign(route, changes);
    return () => Object.assign(route, { clientScope: undefined, userScope: undefined }, before);
  };

/** The handler does nothing and answers this. */
export const idle = (label: string, reply: Reply = {}): Break => change(label, { handle: () => reply });

/** The handler works, and its JSON answer is changed on the way out. */
export const answering =
  (label: string, turn: (body: never) => unknown): Break =>
  (service) => {
    const route = routeOf(service, label);
    const { handle } = route;
    route.handle = async (request, user) => {
      const reply = await handle(request, user);
      const text = reply.chunks ? [...reply.chunks].join('') : JSON.stringify(reply.body);
      return { ...reply, chunks: undefined, body: turn(JSON.parse(text) as never) };
    };
    return () => {
      route.handle = handle;
    };
  };

/** A method of a part replaced; it is given the original. */
export const method =
  (
    part: keyof ServiceParts,
    name: string,
    make: (original: (...given: never[]) => unknown) => unknown,
  ): Break =>
  ({ parts }) => {
    const target = parts[part] as unknown as Record<string, unknown>;
    const original = target[name] as (...given: never[]) => unknown;
    target[name] = make(original.bind(target) as never);
    return () => {
      // The method of the class shows again behind it.
      delete target[name];
    };
  };

/** All numbers 0. */
export function zeros(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(zeros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, zeros(item)]));
}

/** Every list of months the other way round. */
export function oldestFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oldestFirst);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'monthlyOverview' ? [...(item as unknown[])].reverse() : oldestFirst(item),
    ]),
  );
}
