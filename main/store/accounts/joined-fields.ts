import { type AccountFields, textFields } from './account-record';

/** Fields of an account and the days that its files tell of, as `YYYY-MM-DD`; null for none. */
export interface AccountOfFiles {
  fields: AccountFields;
  first: string | null;
  last: string | null;
}

/** Both have these in common as far as they tell accounts apart, and under those of the first it may have been sent. */
const identityFields: readonly string[] = ['iban', 'accountNumber', 'bankCode'];
const joinedFields = [
  ...textFields.filter((field) => !identityFields.includes(field)),
  'type',
  'currency',
] as const;

/**
 * What is known of an account that two are by now. What a person said outranks what files state, of which the first fills what the second
 * leaves open; the newest balance counts, the opening balance of the files that begin earliest.
 */
export function joinFields(one: AccountOfFiles, other: AccountOfFiles): AccountFields {
  const joined: AccountFields = { ...one.fields, origins: { ...one.fields.origins } };
  for (const field of joinedFields) {
    const { origins } = other.fields;
    const isKnown = joined.origins[field] !== undefined;
    if (origins[field] === undefined || joined.origins[field] === 'user') continue;
    if (isKnown && origins[field] !== 'user') continue;
    Object.assign(joined, { [field]: other.fields[field] });
    joined.origins[field] = origins[field];
  }
  joinBalance(joined, one, other);
  joined.openingBalanceMinor = openingOf(one, other);
  return joined;
}

function joinBalance(joined: AccountFields, one: AccountOfFiles, other: AccountOfFiles): void {
  const stated = [one, other].filter(({ fields }) => fields.origins.balance !== undefined);
  const typed = stated.filter(({ fields }) => fields.origins.balance === 'user');
  const [newest, before] = (typed.length > 0 ? typed : stated).sort((a, b) =>
    dayOf(b).localeCompare(dayOf(a)),
  );
  if (!newest) return;
  const { balanceMinor, origins } = newest.fields;
  // Two that a person typed for one day: nobody knows which of them it is, and the files speak again.
  const isOdd =
    typed.length === 2 &&
    before !== undefined &&
    dayOf(before) === dayOf(newest) &&
    before.fields.balanceMinor !== balanceMinor;
  joined.balanceMinor = isOdd ? null : balanceMinor;
  joined.balanceDay = isOdd ? null : dayOf(newest) || null;
  if (isOdd) delete joined.origins.balance;
  else Object.assign(joined.origins, { balance: origins.balance });
  // Of whom the day is comes with it.
  delete joined.origins.balanceDay;
  if (!isOdd && origins.balanceDay !== undefined) joined.origins.balanceDay = origins.balanceDay;
}

/** The day of a balance: where none is said, the last one of its own files, which are not those of the other. */
const dayOf = ({ fields, last }: AccountOfFiles): string => fields.balanceDay ?? last ?? '';

function openingOf(one: AccountOfFiles, other: AccountOfFiles): number | null {
  const begins = ({ first }: AccountOfFiles) => first ?? '9999';
  const [earlier, later] = begins(other) < begins(one) ? [other, one] : [one, other];
  return earlier.fields.openingBalanceMinor ?? later.fields.openingBalanceMinor;
}
