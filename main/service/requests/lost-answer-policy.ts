/** Calls that are not safe to repeat but can be looked up, so that a lost answer makes no second user. */
const customIdOf: Readonly<Record<string, (body: unknown) => unknown>> = {
  'users.create': (body) => (body as { customUserID?: unknown } | undefined)?.customUserID,
  'users.import': (body) => (body as { customUserID?: unknown } | undefined)?.customUserID,
};

/** The `customUserID` under which a user made by this call can be found, if it was given one. */
export function lookUpIdentifier(key: string, body: unknown): string | undefined {
  const value = customIdOf[key]?.(body);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
