/**
 * What a call names by identifier, as a JSON list: transactions or accounts that it deletes and that no row of the upload stands
 * for. So a line whose answer was lost can be told by what the service holds.
 */
export const namedCalls = `
alter table upload_calls add column identifiers text;
`;
