import type { ServiceUser } from '../../preload/contract';
import { wordSearch } from '../base/word-search';

export interface UserFilter {
  readonly search: string;
  /** Only those that are no customers here. */
  readonly isForeignOnly: boolean;
}

/** Users that hold every word of the search in an identifier or in their name here. */
export function searchUsers(
  users: readonly ServiceUser[],
  own: ReadonlyMap<string, { readonly name: string }>,
  { search, isForeignOnly }: UserFilter,
): ServiceUser[] {
  const holds = wordSearch(search);
  return users.filter(({ userId, customUserId }) => {
    const name = own.get(userId)?.name;
    if (isForeignOnly && name !== undefined) return false;
    return holds(`${userId} ${customUserId ?? ''} ${name ?? ''}`);
  });
}
