import { KontorError } from '../../errors/kontor-error';

/** SQLite's result codes that mean "no room": the disk, the page limit, a quota. */
const fullCodes = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_SHMSIZE',
]);
/** Neither the file nor its folder can be written. */
const readOnlyCodes = /^SQLITE_(?:READONLY|CANTOPEN|PERM)/;
/** The structure itself does not hold together. */
const damagedCodes = /^SQLITE_CORRUPT/;
/** The first page does not decrypt to a database: another key, or no database of ours. */
const wrongKeyCodes = new Set(['SQLITE_NOTADB']);

/** What a failed statement means for the user. Values and statements stay out of it (SEC-24). */
export function storeErrorOf(cause: unknown): KontorError {
  if (cause instanceof KontorError) return cause;
  const code = sqliteCodeOf(cause);
  if (code === undefined) throw cause;
  if (fullCodes.has(code)) return new KontorError('store.full');
  if (wrongKeyCodes.has(code)) return new KontorError('store.wrongKey');
  if (damagedCodes.test(code)) return new KontorError('store.damaged');
  if (readOnlyCodes.test(code)) return new KontorError('store.readOnly');
  return new KontorError('store.unavailable', { reason: code });
}

export function isFull(cause: unknown): boolean {
  return cause instanceof KontorError && cause.code === 'store.full';
}

function sqliteCodeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  // libsql reports a file it cannot open without a code: "ConnectionFailed(...: 14)".
  return cause.message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : undefined;
}

/** Failures of the system's own calls, and SQLite's. */
export function fileErrorOf(cause: unknown): KontorError {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') return new KontorError('store.full');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new KontorError('store.readOnly');
  if (code?.startsWith('E')) return new KontorError('store.unavailable', { reason: code });
  return storeErrorOf(cause);
}
