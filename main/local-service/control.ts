import { Hono } from 'hono';
import { switchesSchema } from './ground/switches';
import { readBody } from './http/read-body';
import type { ServiceParts } from './routing/service-parts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * The control endpoint for tests and training; mounted only when asked for at start. `GET /control/switches` shows,
 * `PATCH` changes some, `DELETE` resets; `POST /control/tokens/revoke` makes every token invalid.
 */
export function createControl(parts: ServiceParts): Hono {
  const control = new Hono();
  const partial = switchesSchema.partial();
  control.get('/switches', (context) => context.json(parts.switches.current));
  control.patch('/switches', async (context) => {
    const raw = (await readBody(context, 'json', { limitBytes: BODY_LIMIT_BYTES, isSenderKnown: true })) as
      | Record<string, unknown>
      | undefined;
    // Checked for names and values first; what was not named must not be set back to its default.
    const checked = partial.safeParse(raw ?? {});
    if (!checked.success) return context.json({ type: 'validation', message: checked.error.message }, 400);
    const named = Object.fromEntries(
      Object.entries(checked.data).filter(([name]) => raw !== undefined && name in raw),
    );
    return context.json(parts.switches.change(named));
  });
  control.delete('/switches', (context) => context.json(parts.switches.reset()));
  control.post('/tokens/revoke', (context) => {
    parts.tokens.revokeAll();
    return context.body(null, 204);
  });
  return control;
}
