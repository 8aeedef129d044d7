/**
 * Bookings that an upload brought to the service, or found there, whose rows were corrected, read anew or removed since: as they were sent,
 * until they are replaced or taken back there. `currency` is that of the rows; `rows`: see sending/kept-receipts.ts.
 * `keeps_receipts`: 0 for uploads of before, of which rows may have been changed without a receipt.
 */
export const keptReceipts = `
create table kept_receipts (
  upload_id text not null references uploads (id) on delete cascade,
  file_sha256 text not null,
  service_account_id text not null,
  currency text not null,
  rows blob not null
) strict;
create index receipts_of_upload on kept_receipts (upload_id);
alter table uploads add column keeps_receipts integer not null default 1;
update uploads set keeps_receipts = 0;
`;
