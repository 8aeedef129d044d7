/**
 * What tells the row of a correction where its line has several rows (formats that stand in one line): a digest of the record's
 * text. Null: the line has one row, or the correction was made before. Amounts in `row_edits.fields` are decimals as they were
 * typed from now on; integers of earlier ones are minor units of the row's currency then.
 */
export const sureEdits = `
alter table row_edits add column text_digest text;
`;
