/** Result of `readAmount`: neither a sign nor a word says which way the money went. */
export const directionUnknown = 3;
/** Result of `readAmount`: money out and money in are both filled, and no word tells which one counts. */
export const bothSides = 4;
/** Result of `readAmount`: the cell of the currency holds something else. */
export const unknownCurrency = 5;
