import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../../main/local-service/analysis';

const months = ['01', '02', '03', '04', '05', '06'];
type Payment = readonly [name: string, purpose: string, amount: number];

/** Category of the first of what comes in each month of half a year. */
function categoryOf(...payments: Payment[]): string | undefined {
  const ledger = ledgerFromUpload({
    userType: 'person',
    accounts: [{ accountId: 'giro', owner: 'Erika Muster', type: 'GIRO' }],
    transactions: payments.flatMap(([name, purpose, amount], at) =>
      months.map((month) => ({
        transactionId: `${at}-${month}`,
        accountId: 'giro',
        bookingDate: `2026-${month}-03`,
        amount,
        purpose,
        bookingText: 'Gutschrift',
        paymentPartner: { name },
      })),
    ),
  });
  return analyse(ledger).categorization[0]?.category;
}

const childBenefit: Payment = ['Familienkasse Musterland', 'Kindergeld KG115FK118447', 255];

describe('maintenance that is told by the name of the child only', () => {
  it('is told where child benefit comes in, too', () => {
    expect(categoryOf(['Jochen Muster', 'Lenny', 312], childBenefit)).toBe('income.alimony');
    expect(categoryOf(['Jochen Muster', 'Lenny und Mia', 312], childBenefit)).toBe('income.alimony');
  });

  it.each<[string, Payment[]]>([
    ['without child benefit', [['Jochen Muster', 'Lenny', 312]]],
    ['from somebody of another name', [['Jochen Zwirbler', 'Lenny', 312], childBenefit]],
    ['where the name is the own one', [['Jochen Muster', 'Jochen', 312], childBenefit]],
    ['of two who do so', [['Jochen Muster', 'Lenny', 312], ['Frieda Muster', 'Lenny', 150], childBenefit]],
    ['of a few euros', [['Jochen Muster', 'Lenny', 40], childBenefit]],
    ['with another purpose', [['Jochen Muster', 'Zuschuss Urlaub', 312], childBenefit]],
  ])('is not told %s', (_, payments) => {
    expect(categoryOf(...payments)).toBe('transfers.private');
  });
});
