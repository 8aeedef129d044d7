import { constants } from 'node:fs';

/**
 * Flags for opening a file that somebody else chose: a pipe without a writer would hold a thread for ever, or the start. Whoever opens asks
 * afterwards whether it is a file. Windows has no pipes with names of files.
 */
export const openToRead = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
