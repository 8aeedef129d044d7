import { endpointRows } from './endpoint-rows';
import { listOf, Tester } from './tester';
import { type ServiceAccess, signIn } from './walk';

/**
 * A service that is not ours, read only: every GET that needs nothing made first, of the first customers it lists. A
 * result that is not there yet (404) or not open to this client (403) is said and counts as no fault.
 */
export async function readForeign(access: ServiceAccess, say: (line: string) => void): Promise<boolean> {
  const tester = new Tester(access.address, await signIn(access));
  const users = listOf((await tester.ok('GET /users')).value, 'users');
  let faults = 0;
  for (const { label, shape, userType } of endpointRows) {
    // A link is a thing made, though GET makes it.
    if (!label.startsWith('GET ') || label.includes('-link') || label.endsWith('/correlation')) continue;
    const needs = [...label.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const user = users.find(({ type }) => !userType || type === userType);
    if (needs.some((name) => name !== 'user-id') || (needs.length > 0 && !user)) {
      say(`not read  ${label}`);
      continue;
    }
    const ids = needs.length > 0 ? [String(user?.userId)] : [];
    const answer = await tester.call(label, ids);
    const isExcused = [403, 404].includes(answer.status);
    if (!isExcused) await tester.ok(label, ids);
    const [failure] = tester.of(label).failures;
    if (failure) faults += 1;
    say(
      `${failure ? 'NOT OK  ' : isExcused ? String(answer.status).padEnd(8) : 'ok      '}  ${label}${failure ? `  ${failure}` : ''}${shape === 'pdf' ? '  (PDF)' : ''}`,
    );
  }
  say(`read only: ${faults === 0 ? 'every answer in shape' : `${faults} answers out of shape`}`);
  return faults === 0;
}
