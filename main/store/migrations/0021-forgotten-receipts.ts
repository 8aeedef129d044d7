/**
 * What the service still has of imports and files that were removed and forgotten here: nothing can be taken back by it, and figures count
 * it. `since`: when the upload began that had it. `is_unknown`: it went with a call whose answer never came. `sent_accounts`: how an account
 * is named of which there may be no import any more (`AccountFields`). `unwritten`: see sending/unwritten-rows.ts, of what was forgotten.
 */
export const forgottenReceipts = `
alter table kept_receipts add column is_unknown integer not null default 0;
alter table customers add column unwritten integer not null default 0;

create table forgotten_receipts (
  customer_id text not null references customers (id) on delete cascade,
  service_account_id text not null,
  currency text not null,
  since text not null,
  is_unknown integer not null check (is_unknown in (0, 1)),
  rows blob not null
) strict;
create index forgotten_of_customer on forgotten_receipts (customer_id);

create table sent_accounts (
  customer_id text not null references customers (id) on delete cascade,
  service_account_id text not null,
  fields text not null,
  primary key (customer_id, service_account_id)
) strict;
`;
