/** Path segments and how services elsewhere write them (gaps page, "known facts"); the switch `pathSpelling` chooses. */
export const PATH_SPELLINGS: ReadonlyArray<readonly [segment: string, elsewhere: string]> = [
  ['customers-suppliers', 'customer-supplier'],
  ['foreign-sales', 'foreign-payments'],
  ['household-bugdet', 'household-budget'],
];
