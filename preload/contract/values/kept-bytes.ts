/** Bytes of an export file per piece in which it is handed to the store and back; the last one is shorter. */
export const keptPieceBytes = 1_048_576;

/**
 * Bytes of a file up to which a copy is kept until its import is sent or discarded. A larger one is asked for again, with its name,
 * when its reading is to be changed after a restart.
 */
export const keptFileLimit = 64 * 1_048_576;
