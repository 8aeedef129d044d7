/**
 * What an analyst says of accounts and bookings beside the files: limits of accounts and bookings that do not count in local figures.
 * `subject` is the account or the booking, `value` is JSON.
 */
export const analystEntries = `
create table analyst_entries (
  customer_id text not null references customers (id) on delete cascade,
  kind text not null,
  subject text not null,
  value text not null,
  changed_at text not null,
  primary key (customer_id, kind, subject)
);
`;
