/**
 * What was done with the data of a customer, a line each, chained by hashes (feature 43). Lines are added and never
 * changed; they go with the customer, because who is forgotten is forgotten.
 */
export const audit = `
create table audit (
  customer_id text not null references customers (id) on delete cascade,
  position integer not null,
  line text not null,
  hash text not null,
  primary key (customer_id, position)
) strict;
create trigger audit_is_not_changed before update on audit begin select raise(abort, 'audit lines stay as they are'); end;
`;
