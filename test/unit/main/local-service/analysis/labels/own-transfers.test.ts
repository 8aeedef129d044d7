import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

type Line = readonly [accountId: string, day: string, name: string, purpose: string, amount: number];

/** Category of each line of two accounts of one person, in an export without IBANs. */
function categoriesOf(owner: string, lines: readonly Line[]): string[] {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: ['giro', 'savings'].map((accountId) => ({ accountId, owner, type: 'GIRO' })),
    transactions: lines.map(([accountId, bookingDate, name, purpose, amount], at) => ({
      transactionId: String(at),
      accountId,
      currency: 'EUR',
      bookingDate,
      amount,
      purpose,
      bookingText: amount < 0 ? 'Überweisung' : 'Gutschrift',
      paymentPartner: { name },
    })),
  });
  return analyse(ledger).categorization.map(({ category }) => category);
}

describe('a transfer between own accounts', () => {
  it('is not one to a relative whose first name is the own one less a letter', () => {
    const found = categoriesOf('Martina Klein', [
      ['giro', '2026-03-02', 'Martin Klein', 'Haushalt', -500],
      ['savings', '2026-03-04', 'Martin Klein', 'Für den Urlaub', 500],
    ]);
    expect(found).toEqual(['transfers.private', 'transfers.private']);
  });

  it.each([
    ['Kathrin Hofmann', 'Katrin Hofmann'],
    ['Günther Wiesner', 'Guenter Wiesner'],
    ['Matthias Kirchner', 'Mathias Kirchner'],
  ])('is told where %s is written %s', (owner, written) => {
    const found = categoriesOf(owner, [
      ['giro', '2026-03-02', written, 'Sparen', -500],
      ['savings', '2026-03-04', written, 'Sparen', 500],
    ]);
    expect(found).toEqual(['transfers.internal', 'transfers.internal']);
  });

  it('is told where the own name lost a letter', () => {
    const found = categoriesOf('Martina Klein', [
      ['giro', '2026-03-02', 'Martna Klein', 'Sparen', -500],
      ['savings', '2026-03-04', 'Martina Klin', 'Sparen', 500],
    ]);
    expect(found).toEqual(['transfers.internal', 'transfers.internal']);
  });
});
