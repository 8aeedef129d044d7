/** Why a person left a row out: see `leaveOutReason` of the contract; null where nothing was said. */
export const choiceReasons = `
alter table row_choices add column reason text;
`;
