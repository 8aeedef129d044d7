/**
 * Rows are kept in another form (preload/contract/rows/packed-rows.ts): no version was released with the earlier one, so the
 * imports of a development profile go, with their uploads and journals; customers, templates, results and the log stay.
 */
export const packedTexts = `
delete from imports;
`;
