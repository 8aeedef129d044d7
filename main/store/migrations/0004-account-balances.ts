/**
 * The journal also holds changed balances and removals; each upload keeps the balances it found and gives; and what was
 * given to an account last is remembered beyond its import, so that an older balance never follows a newer one.
 */
export const accountBalances = `
create table upload_calls_next (
  upload_id text not null references uploads (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('accounts', 'transactions', 'balances', 'removal')),
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
insert into upload_calls_next select * from upload_calls;
drop table upload_calls;
alter table upload_calls_next rename to upload_calls;

-- Minor units of the account's currency; before_minor is null for an account that was new or had no balance.
create table upload_balances (
  upload_id text not null references uploads (id) on delete cascade,
  service_account_id text not null,
  currency text not null,
  is_created integer not null check (is_created in (0, 1)),
  before_minor integer,
  given_minor integer,
  balance_day text,
  primary key (upload_id, service_account_id)
) strict;

create table account_balances (
  customer_id text not null references customers (id) on delete cascade,
  service_account_id text not null,
  -- SHA-256 of the file that states it, or the import in which a person did.
  origin text not null,
  currency text not null,
  given_minor integer not null,
  stated_minor integer not null,
  balance_day text not null,
  primary key (customer_id, service_account_id)
) strict;
`;
