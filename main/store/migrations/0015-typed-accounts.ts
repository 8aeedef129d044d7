/**
 * What a person typed of the accounts of a file that is being read anew, as JSON: these accounts may go with its rows, and come back with
 * them. Null for a file of which nothing was typed.
 */
export const typedAccounts = `
alter table files add column typed_accounts text;
`;
