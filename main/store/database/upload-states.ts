/** States of uploads as lists of SQL: `state in ${...}`. See `UploadRecord`. */

/** Taken back to the end: of one that stands half-way, what is left is there. */
export const rolledBackState = "('rolledBack')";

/** Taken back, or on the way: what it brought counts no more. */
export const takenBackStates = "('rolledBack', 'rollingBack', 'rollBackStopped')";

/**
 * Of an upload `u`: something of its import is at the service by it, or on the way there. One that waits in line, or ended before anything
 * went, is no sending; what it found there (`uploadMark.held`) is there all the same, and what went without an answer may be.
 */
export const hasSent = `(u.state in ('running', 'waiting', 'answerUnknown', 'done') or (u.state <> 'rolledBack' and (u.transactions_done > 0
  or exists (select 1 from upload_marks m where m.upload_id = u.id and instr(m.marks, x'03') > 0)
  or exists (select 1 from kept_receipts r where r.upload_id = u.id)
  or exists (select 1 from upload_calls c where c.upload_id = u.id and c.kind = 'transactions' and c.state in ('sent', 'unknown')))))`;

/** Of an import `i`: it calls rows known because another import had sent them (`knownIn.upload`). */
export const callsRowsKnown = `exists (select 1 from files f join segments s on s.file_id = f.id join segment_marks m on m.segment_id = s.id
  where f.import_id = i.id and instr(m.known, x'02') > 0)`;

/** Ended before all was done, and not taken back. */
export const leftStates = "('cancelled', 'failed')";

/** Not open: the import and its files may be changed. */
export const overStates = "('done', 'cancelled', 'failed', 'rolledBack')";
