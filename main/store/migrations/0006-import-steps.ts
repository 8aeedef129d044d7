/**
 * What the steps of an import remember: doubts that the user confirmed, accounts that are left out as a whole, how a file was read,
 * and the bytes of the files until the import is sent or discarded, so that a reading can be changed after a restart.
 */
export const importSteps = `
alter table imports add column confirmed text not null default '[]';
alter table accounts add column is_left_out integer not null default 0 check (is_left_out in (0, 1));
alter table files add column read_with text;
alter table files add column kept_bytes integer not null default 0 check (kept_bytes >= 0);

create table file_pieces (
  file_id text not null references files (id) on delete cascade,
  piece integer not null check (piece >= 0),
  size integer not null check (size > 0),
  body blob not null,
  unique (file_id, piece)
) strict;
`;
