import { endOfDuration } from '../ground/duration';
import { Problem } from '../ground/problem';
import { ALL_SCOPES, BASE_USER_SCOPES, existsForType, type UserType } from '../ground/scopes';
import type { ServiceParts } from '../routing/service-parts';
import type { UserCreate } from '../schemas/user-schema';
import type { StoredUser } from '../storage/user-repository';

/** What a client may not set itself. */
const OWN_MEMBERS = ['userId', 'scopes', 'createdAt', 'expiresAt'];

/** Creates a user (`interface.md` 4.2). Throws `conflict` when its `customUserID` is taken in this tenant. */
export function createUser(
  parts: ServiceParts,
  tenant: string,
  clientScopes: ReadonlySet<string>,
  given: UserCreate,
): StoredUser {
  const { type, automaticAnalysis, expiresIn, customUserID, scopes, ...extra } = given;
  requireFreeCustomId(parts, tenant, customUserID);
  for (const member of OWN_MEMBERS) delete extra[member];
  const user = parts.users.create({
    tenant,
    type,
    automaticAnalysis,
    expiresIn: expiresIn ?? null,
    expiresAt: expiresIn ? endOfDuration(expiresIn, parts.now()) : null,
    customUserID: customUserID ?? null,
    scopes: scopes ? checkScopes(clientScopes, type, scopes) : startScopes(parts, clientScopes, type),
    extra,
  });
  parts.erasure.reschedule();
  return user;
}

/** Members left out stay (PATCH is partial); a new `expiresIn` counts from now, null ends it. */
export function patchUser(
  parts: ServiceParts,
  user: StoredUser,
  changes: Partial<UserCreate> & Record<string, unknown>,
): StoredUser {
  const { type, automaticAnalysis, expiresIn, customUserID, ...extra } = changes;
  if (type !== undefined && type !== user.type)
    throw new Problem('conflict', 'The type of a user cannot be changed');
  if (customUserID !== user.customUserID) requireFreeCustomId(parts, user.tenant, customUserID);
  for (const member of OWN_MEMBERS) delete extra[member];
  const changed: StoredUser = {
    ...user,
    automaticAnalysis: automaticAnalysis ?? user.automaticAnalysis,
    customUserID: customUserID === undefined ? user.customUserID : customUserID,
    extra: { ...user.extra, ...extra },
  };
  if (expiresIn !== undefined) {
    changed.expiresIn = expiresIn;
    changed.expiresAt = expiresIn === null ? null : endOfDuration(expiresIn, parts.now());
  }
  parts.users.update(changed);
  parts.erasure.reschedule();
  return changed;
}

/** Adds scopes the client holds and the type of user can have (`interface.md` 5.5). */
export function addScopes(
  parts: ServiceParts,
  user: StoredUser,
  clientScopes: ReadonlySet<string>,
  scopes: readonly string[],
): StoredUser {
  const added = checkScopes(clientScopes, user.type, scopes);
  const changed = { ...user, scopes: [...new Set([...user.scopes, ...added])] };
  parts.users.update(changed);
  return changed;
}

/** Deletes a user with everything that belongs to it; nothing of it can be read from then on. */
export function deleteUser(parts: ServiceParts, userId: string): void {
  parts.users.delete(userId);
  parts.analyses.forgetUser(userId);
  parts.erasure.eraseDoomed();
}

/** As the interface shows a user; optional members only when set. */
export function presentUser(user: StoredUser): Record<string, unknown> {
  return {
    ...user.extra,
    userId: user.userId,
    type: user.type,
    automaticAnalysis: user.automaticAnalysis,
    ...(user.expiresIn === null ? {} : { expiresIn: user.expiresIn }),
    ...(user.expiresAt === null ? {} : { expiresAt: new Date(user.expiresAt).toISOString() }),
    ...(user.customUserID === null ? {} : { customUserID: user.customUserID }),
    scopes: user.scopes,
    createdAt: new Date(user.createdAt).toISOString(),
  };
}

function requireFreeCustomId(
  parts: ServiceParts,
  tenant: string,
  customUserID: string | null | undefined,
): void {
  if (customUserID && parts.users.findByCustomId(tenant, customUserID)) {
    throw new Problem('conflict', 'Another user has this customUserID');
  }
}

function startScopes(parts: ServiceParts, clientScopes: ReadonlySet<string>, type: UserType): string[] {
  const possible = parts.switches.current.userScopes === 'base' ? BASE_USER_SCOPES : ALL_SCOPES;
  return possible.filter((scope) => clientScopes.has(scope) && existsForType(scope, type));
}

function checkScopes(clientScopes: ReadonlySet<string>, type: UserType, scopes: readonly string[]): string[] {
  for (const scope of scopes) {
    if (!clientScopes.has(scope))
      throw new Problem('forbidden', `This client does not hold the scope ${scope}`);
    if (!existsForType(scope, type)) {
      throw new Problem('validation', `The scope ${scope} does not exist for a user of type ${type}`);
    }
  }
  return [...new Set(scopes)];
}
