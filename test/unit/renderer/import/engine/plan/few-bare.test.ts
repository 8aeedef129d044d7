import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Whether the sign of one amount without any is asked about, beside this text. */
async function asksSign(text: string, above: readonly string[] = []): Promise<boolean> {
  const { reading } = await readUndescribed([...above, 'Datum;Text;Betrag', `01.04.2024;${text};70,00`]);
  return reading.questions.some(({ kind, blocking }) => kind === 'sign' && blocking);
}

describe('an amount without sign', () => {
  it.each(['Zinsen', 'Zinsen netto', 'Interest', 'Juros', 'Verkauf', 'Gutschrift', 'Rente'])(
    'came in by its words: %s',
    async (text) => {
      expect(await asksSign(text)).toBe(false);
    },
  );

  it.each([
    'Zinsen Darlehen',
    'Sollzinsen',
    'Debit interest',
    'Loan interest',
    'Overdraft interest',
    'Interest charged',
    'Sales tax',
    'Spende Ärzte ohne Grenzen',
    'Donation Red Cross',
    'Rente Muster Beitrag',
    'Juros cartao',
    'Interessi passivi',
    'Intérêts prêt',
    'Renter boliglån',
    'Odsetki kredyt',
  ])('is asked about where its words may be paid as well: %s', async (text) => {
    expect(await asksSign(text)).toBe(true);
  });

  it('is a sale below the sums of amounts and of fees, and open below that of fees alone', async () => {
    expect(await asksSign('Shop', ['Total amount:;Total fees:', '70,00;0,33'])).toBe(false);
    expect(await asksSign('Shop', ['Total fees:;0,33'])).toBe(true);
  });
});
