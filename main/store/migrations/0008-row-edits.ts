/**
 * What a person corrected in the rows of an import, and the steps in which it was done. A row is told by its file's content, its
 * line and its number among the rows of that line, so that a correction outlives another reading of the same file.
 *
 * `row_edits.fields`: JSON, field -> value (days, integers of minor units, texts). `edited_segments`: the columns of a segment as
 * the engine sent them; `segments.columns` holds the edited values, so that whoever counts, compares or sends sees them.
 * `import_changes.changes`: deflated JSON, see context/change-steps.ts. `row_resends`: rows changed after they were sent whose
 * identifier stayed the same.
 */
export const rowEdits = `
create table row_edits (
  import_id text not null references imports (id) on delete cascade,
  file_sha256 text not null,
  line integer not null,
  nth integer not null,
  fields text not null,
  content_hash text not null,
  primary key (import_id, file_sha256, line, nth)
) strict, without rowid;

create table edited_segments (
  segment_id integer primary key references segments (id) on delete cascade,
  columns blob not null
) strict;

create table import_changes (
  id integer primary key autoincrement,
  import_id text not null references imports (id) on delete cascade,
  kind text not null,
  facts text not null,
  changes blob not null,
  changed_at text not null,
  changed_by text,
  is_undone integer not null default 0 check (is_undone in (0, 1))
) strict;
create index changes_of_import on import_changes (import_id, id);

create table row_resends (
  row_id integer primary key,
  import_id text not null references imports (id) on delete cascade
) strict;
`;
