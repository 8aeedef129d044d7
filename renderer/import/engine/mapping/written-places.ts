import type { Column } from '../columns/column-candidates';
import { ofMinorUnits } from '../values/amounts';

/** `amount_cents`, `Betrag in Rappen`: hundredths. */
const hundredths =
  /\b(?:cents?|centimes?|centimos?|centavos?|pence|rappen|oere|grosze|kopeks|kopecks|halere|paise|sen|agorot)\b/;
/** `amount_minor`: of whatever size the smallest unit of the currency is. */
const minorUnits =
  /\b(?:minor(?: units?)?|minorunits?|minor unit amount|smallest (?:currency )?units?|subunits?|kleinste einheit)\b/;

/** Decimals that headers say whole numbers have; null where they are as written, or where any number has decimals of its own. */
export function writtenPlaces(money: readonly (Column | undefined)[]): number | null {
  const filled = money.filter((column) => column !== undefined && !column.profile.isEmpty) as Column[];
  const isWhole = ({ profile }: Column) => profile.integers === profile.amounts;
  if (filled.length === 0 || !filled.every(isWhole)) return null;
  if (filled.every(({ key }) => minorUnits.test(key))) return ofMinorUnits;
  return filled.every(({ key }) => hundredths.test(key)) ? 2 : null;
}
