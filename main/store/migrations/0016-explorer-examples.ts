/** Calls of the interface that the user kept under a name; `request` is JSON, without secrets. */
export const explorerExamples = `
create table explorer_examples (
  id text primary key,
  name text not null,
  request text not null,
  created_at text not null
);
`;
