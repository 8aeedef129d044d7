import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';
import type { UserType } from '../../../../../main/local-service/analysis/ledger/ledger-types';

/** Texts as banks print them, each alone: no rhythm, no other booking of the payee helps. */

interface SingleText {
  top: string;
  sign: number;
  bookingText: string;
  name: string;
  purpose: string;
}

function textsOf(userType: UserType): SingleText[] {
  return readFileSync(`test/fixtures/texts/${userType}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [top = '', sign = '', bookingText = '', name = '', purpose = ''] = line.split(';');
      return { top, sign: sign === '+' ? 1 : -1, bookingText, name, purpose };
    });
}

function topOf(text: SingleText, userType: UserType, useBrands: boolean): string {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner: userType === 'person' ? 'Uta Krautwurst' : 'Krautwurst GmbH' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount: 43.21 * text.sign,
        bookingDate: '2025-04-01',
        bookingText: text.bookingText,
        purpose: text.purpose,
        ...(text.name ? { paymentPartner: { name: text.name } } : {}),
      },
    ],
  });
  const [found] = analyse(ledger, { useBrands }).categorization;
  return found?.category.split('.')[0] ?? '';
}

function missed(userType: UserType, useBrands: boolean): string[] {
  return textsOf(userType)
    .map((text) => ({ text, top: topOf(text, userType, useBrands) }))
    .filter(({ text, top }) => top !== text.top)
    .map(
      ({ text, top }) => `${text.top} taken for ${top}: ${text.bookingText} | ${text.name} | ${text.purpose}`,
    );
}

describe.each<[UserType, boolean, number]>([
  ['person', true, 0.97],
  ['person', false, 0.88],
  ['company', true, 0.97],
  ['company', false, 0.88],
])('single texts of a %s, table of firms %s', (userType, useBrands, least) => {
  it(`have the right top level in ${least} of the cases`, () => {
    const wrong = missed(userType, useBrands);
    const share = 1 - wrong.length / textsOf(userType).length;
    expect(share >= least ? [] : [share, ...wrong]).toEqual([]);
  });
});
