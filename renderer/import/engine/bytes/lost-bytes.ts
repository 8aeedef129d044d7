import { ReadFailure } from './source';

/** Names of errors of the File API, and codes of Node, that mean that nothing lies there any more. */
const gone: ReadonlySet<unknown> = new Set(['NotFoundError', 'ENOENT', 'ENOTDIR']);
/** Not to be read: changed since it was given, or not allowed. Which of them only who knows where it lies can tell. */
const shut: ReadonlySet<unknown> = new Set([
  'NotReadableError',
  'SecurityError',
  'EACCES',
  'EPERM',
  'EIO',
  'EBUSY',
]);

/** Why the bytes of a file cannot be had, by what its source threw. */
export function lostBytes(thrown: unknown): ReadFailure {
  if (thrown instanceof ReadFailure) return thrown;
  const { name, code } = (thrown ?? {}) as { name?: unknown; code?: unknown };
  const isShut = shut.has(name) || shut.has(code);
  return new ReadFailure(isShut && !gone.has(name) ? 'file.unreadable' : 'file.vanished');
}
