import { Problem } from '../ground/problem';
import type { Switches } from '../ground/switches';

/** The identifiers of a delete body in the spelling in force; the other spelling is answered 400. */
export function readIds(body: { ids?: string[]; IDs?: string[] }, { idsSpelling }: Switches): string[] {
  const ids = body[idsSpelling];
  if (!ids) throw new Problem('validation', `body.${idsSpelling}: a list of identifiers is required`);
  return [...new Set(ids)];
}
