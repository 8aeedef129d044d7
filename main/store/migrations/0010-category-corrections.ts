/**
 * What an analyst said about the category of a payee's bookings. `payee_key` tells the bookings that go together;
 * `transaction_ids`: JSON, in the order in which they are sent; `sent`: how many of them were. `category` is null once
 * withdrawn. `revision` counts the words said, so that a sending that was overtaken writes nothing.
 */
export const categoryCorrections = `
create table category_corrections (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  payee_key text not null,
  payee text,
  is_out integer not null check (is_out in (0, 1)),
  original text not null,
  category text,
  transaction_ids text not null,
  sent integer not null default 0,
  state text not null default 'open' check (state in ('open', 'sent', 'kept')),
  error text,
  revision integer not null default 1,
  changed_at text not null,
  unique (customer_id, payee_key)
) strict;
`;
