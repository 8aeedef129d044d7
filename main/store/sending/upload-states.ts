/** States of uploads as lists of SQL: `state in ${...}`. See `UploadRecord`. */

/** Taken back, or on the way: what it brought counts no more. */
export const takenBackStates = "('rolledBack', 'rollingBack', 'rollBackStopped')";

/** Not open: the import and its files may be changed. */
export const overStates = "('done', 'cancelled', 'failed', 'rolledBack')";
