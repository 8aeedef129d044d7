/** What spreadsheets leave in place of a value. */

/** A long number in few digits: `1.23457E+15`. */
export const scientificForm = /^[1-9](?:[.,]\d+)?E\+?\d{1,3}$/i;

const tooNarrow = /^#{3,}$/;
const faults = new Set(
  (
    '#N/A #N/V #NV #ND #N/D #NB #REF! #VALUE! #VALEUR! #VALOR! #¡VALOR! #VALORE! #WERT! #WAARDE! #BEZUG! #¡REF! #RIF! #VERW! #DIV/0! ' +
    '#NAME? #NOM? #NOME? #NAAM? #¿NOMBRE? #NULL! #NUL! #NUM! #¡NUM! #NOMBRE! #ZAHL! #GETAL! #ERROR! #SPILL! #CALC!'
  ).split(' '),
);

/** The fault of a formula, in the languages of the spreadsheets here, or the hashes of a column that was too narrow. */
export function isCellError(text: string): boolean {
  return text.charCodeAt(0) === 35 && (faults.has(text.toUpperCase()) || tooNarrow.test(text));
}
