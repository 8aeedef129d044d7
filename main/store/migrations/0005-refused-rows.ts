/**
 * Rows that the service did not take, with its words; they are no part of the upload any more and can be sent by a
 * later one. And until when the service asked an upload to wait.
 */
export const refusedRows = `
create table upload_refusals (
  upload_id text not null references uploads (id) on delete cascade,
  row_id integer not null,
  reason text not null check (reason in ('refused', 'tooLarge')),
  message text not null,
  primary key (upload_id, row_id)
) strict;
alter table uploads add column waiting_until text;
`;
