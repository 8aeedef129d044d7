/**
 * Who brought an import in, sent it and saved a report (name of the user of this computer), what follows an upload by
 * itself, the reports that were saved, and since when the service does not know a customer's user any more.
 */
export const whoAndWhatNext = `
alter table imports add column created_by text;
alter table uploads add column started_by text;
alter table uploads add column analyses_next integer not null default 0 check (analyses_next in (0, 1));
alter table uploads add column resumes_at_start integer not null default 0 check (resumes_at_start in (0, 1));
alter table customers add column gone_at text;

create table reports (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  saved_at text not null,
  saved_by text,
  file_name text not null,
  language text not null check (language in ('de', 'en')),
  sha256 text not null
) strict;
create index reports_of_customer on reports (customer_id, saved_at);
`;
