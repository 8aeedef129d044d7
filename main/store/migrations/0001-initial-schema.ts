/**
 * Rows of export files lie in segments: one packed chunk as the engine sent it (`segment_bodies`), its fixed-width
 * columns for everything that is counted or compared (`segments.columns`, see preload/contract/rows/row-columns.ts), and what the overlap
 * check found (`segment_marks`). A row is addressed by `segment id * 2048 + position`.
 */
export const initialSchema = `
create table customers (
  id text primary key,
  connection_id text not null,
  environment text not null check (environment in ('local', 'test', 'production')),
  connection_name text not null,
  user_id text,
  custom_user_id text not null unique,
  name text not null,
  type text not null check (type in ('person', 'company')),
  expires_in text,
  state text not null check (state in ('creating', 'ready')),
  created_at text not null,
  expires_at text,
  last_upload_at text,
  last_run_at text
) strict;

create table imports (
  id text primary key,
  created_at text not null,
  customer_id text references customers (id) on delete cascade,
  state text not null check (state in ('open', 'uploaded'))
) strict;
create index imports_of_customer on imports (customer_id);

create table files (
  id text primary key,
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  name text not null,
  size_bytes integer not null,
  state text not null check (state in ('reading', 'staged', 'failed')),
  reading text,
  error text,
  line_counts text,
  check ((state = 'staged') = (reading is not null))
) strict;
create index files_of_import on files (import_id, position);

create table accounts (
  id text primary key,
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  service_account_id text,
  fields text not null,
  figures text
) strict;
create index accounts_of_import on accounts (import_id, position);

create table file_accounts (
  file_id text not null references files (id) on delete cascade,
  account_index integer not null,
  account_row_id text not null references accounts (id) on delete cascade,
  primary key (file_id, account_index)
) strict, without rowid;
create index files_of_account on file_accounts (account_row_id);

create table segments (
  id integer primary key autoincrement,
  file_id text not null references files (id) on delete cascade,
  chunk integer not null check (chunk >= 0),
  row_count integer not null check (row_count between 1 and 2048),
  currencies text not null,
  columns blob not null check (length(columns) = row_count * 42),
  unique (file_id, chunk)
) strict;

create table segment_bodies (
  segment_id integer primary key references segments (id) on delete cascade,
  body blob not null
) strict;

create table segment_marks (
  segment_id integer primary key references segments (id) on delete cascade,
  known blob not null
) strict;

create table row_choices (
  row_id integer primary key,
  file_id text not null references files (id) on delete cascade,
  choice text not null check (choice in ('send', 'leaveOut'))
) strict;
create index choices_of_file on row_choices (file_id);

create table templates (
  id text primary key,
  name text not null,
  version integer not null check (version >= 1),
  header_fingerprint text not null,
  header text not null,
  options text not null,
  created_at text not null
) strict;

create table uploads (
  id text primary key,
  import_id text not null references imports (id) on delete cascade,
  customer_id text not null references customers (id) on delete cascade,
  state text not null,
  started_at text not null,
  finished_at text,
  batches_total integer not null,
  batches_done integer not null,
  transactions_total integer not null,
  transactions_done integer not null,
  batch_size integer not null check (batch_size >= 1),
  read_back text,
  error text,
  check (transactions_done <= transactions_total)
) strict;
create index uploads_of_import on uploads (import_id);
create index uploads_of_customer on uploads (customer_id);

-- One byte per row of a segment: 0 not part of the upload, 1 to be sent, 2 acknowledged or read back.
create table upload_marks (
  upload_id text not null references uploads (id) on delete cascade,
  segment_id integer not null references segments (id) on delete cascade,
  marks blob not null,
  primary key (upload_id, segment_id)
) strict;
create index upload_marks_of_segment on upload_marks (segment_id);

-- The journal: a line is written before its call leaves.
create table upload_calls (
  upload_id text not null references uploads (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('accounts', 'transactions')),
  service_account_id text,
  transactions integer not null,
  first_row integer,
  last_row integer,
  state text not null check (state in ('sent', 'done', 'unknown', 'failed', 'arrived')),
  sent_at text not null,
  ended_at text,
  error_code text,
  primary key (upload_id, position)
) strict;

create table runs (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  correlation_id text,
  state text not null,
  started_at text not null,
  finished_at text,
  polls integer not null,
  next_poll_at text,
  results_done integer not null,
  results_total integer not null,
  error text
) strict;
create index runs_of_customer on runs (customer_id, started_at);

create table results (
  run_id text not null references runs (id) on delete cascade,
  endpoint text not null,
  customer_id text not null references customers (id) on delete cascade,
  fetched_at text not null,
  state text not null check (state in ('received', 'nothingFound', 'missingScope', 'failed')),
  payload text not null,
  error text,
  primary key (run_id, endpoint)
) strict;
create index results_of_customer on results (customer_id);

create table activity (
  id text primary key,
  at text not null,
  line text not null
) strict;
create index activity_by_time on activity (at)
`;
