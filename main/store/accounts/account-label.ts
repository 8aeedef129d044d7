/** Name by which a person knows the account. */
export function labelOf(fields: {
  name: string | null;
  bankName: string | null;
  iban: string | null;
  accountNumber: string | null;
}): string {
  const number = fields.iban ?? fields.accountNumber ?? '';
  return [fields.name ?? fields.bankName, number].filter(Boolean).join(' · ');
}
