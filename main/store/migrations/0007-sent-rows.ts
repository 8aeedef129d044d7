/**
 * What an upload set out to send, under the identities that its rows had then: a file that is read anew, or an account
 * that changes, takes its rows along, and what the service holds of them must still be found. Three 32-bit numbers per
 * row: the two halves of the content hash's first 64 bits, and the occurrence.
 */
export const sentRows = `
create table sent_rows (
  upload_id text not null references uploads (id) on delete cascade,
  file_sha256 text not null,
  service_account_id text not null,
  identities blob not null,
  primary key (upload_id, file_sha256, service_account_id)
) strict;
`;
