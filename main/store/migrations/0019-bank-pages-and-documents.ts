/**
 * Pages of a service that a customer's bank is connected on, followed until they are done; without their links, which are secrets.
 * Documents as the service issued them, byte by byte; `source` tells two of a kind apart (an account).
 */
export const bankPagesAndDocuments = `
create table bank_sessions (
  customer_id text primary key references customers (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('connect', 'manage', 'sync')),
  correlation_id text not null,
  started_at text not null
) strict;
create table documents (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  kind text not null,
  source text,
  fetched_at text not null,
  fetched_by text,
  media_type text not null check (media_type in ('pdf', 'json')),
  sha256 text not null,
  size_bytes integer not null,
  content blob not null
) strict;
create index documents_of_customer on documents (customer_id, fetched_at);
`;
