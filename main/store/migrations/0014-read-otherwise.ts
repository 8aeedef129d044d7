/**
 * A file that is read in another way takes the place of the one it was: its id, and the digest of its bytes, which nobody else knows
 * until it is read. Both null for a file that came by itself.
 */
export const readOtherwise = `
alter table files add column replaces text;
alter table files add column sha256 text;
`;
