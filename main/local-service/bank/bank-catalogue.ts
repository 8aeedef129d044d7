export interface InventedBank {
  id: string;
  name: string;
  /** German bank codes start with 1 to 8; a 9 belongs to no bank, so no IBAN made from it is anybody's account. */
  bankCode: string;
  bic: string;
}

/** Banks that do not exist, for the mocked banking connect (`interface.md` 4.3). */
export const INVENTED_BANKS: readonly InventedBank[] = [
  { id: 'musterbank', name: 'Musterbank Nord', bankCode: '90010010', bic: 'MUSTDE90XXX' },
  { id: 'beispielkasse', name: 'Beispielkasse Mitte', bankCode: '90020020', bic: 'BEISDE90XXX' },
  { id: 'probebank', name: 'Probebank Süd', bankCode: '90030030', bic: 'PROBDE90XXX' },
];

/** IBAN with valid check digits for a German bank code and an account number of at most ten digits (ISO 13616). */
export function inventIban(bankCode: string, accountNumber: string): string {
  const bban = bankCode + accountNumber.padStart(10, '0');
  // DE = 13 14, check digits 00: the remainder of the number modulo 97 gives the check digits.
  let remainder = 0;
  for (const digit of `${bban}131400`) remainder = (remainder * 10 + Number(digit)) % 97;
  return `DE${String(98 - remainder).padStart(2, '0')}${bban}`;
}
