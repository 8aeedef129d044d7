import { describe, expect, it } from 'vitest';
import { emptyFields } from '../../../../../main/store/accounts/account-record';
import { joinFields } from '../../../../../main/store/accounts/joined-fields';

const march = { first: '2025-03-01', last: '2025-03-31' };
const april = { first: '2025-04-01', last: '2025-04-30' };
const withOrigins = (fields: object, origins: Record<string, string>) => ({
  ...emptyFields(),
  ...fields,
  origins,
});

describe('what is known of an account that two are by now', () => {
  it('what a person typed outranks what a file states, whichever was named first', () => {
    const stated = withOrigins({ owner: 'Muster GmbH', type: 'GIRO' }, { owner: 'column', type: 'column' });
    const typed = withOrigins({ owner: 'Neue Firma', type: 'SPARKONTO' }, { owner: 'user', type: 'user' });
    for (const [one, other] of [
      [stated, typed],
      [typed, stated],
    ] as const)
      expect(joinFields({ fields: one, ...march }, { fields: other, ...april })).toMatchObject({
        owner: 'Neue Firma',
        type: 'SPARKONTO',
        origins: { owner: 'user', type: 'user' },
      });
  });

  it('it is called as the one that was named first, under which it may have been sent', () => {
    const number = { ...withOrigins({ accountNumber: '202051' }, { accountNumber: 'column' }) };
    const iban = withOrigins({ iban: 'DE02120300000000202051' }, { iban: 'user' });
    expect(joinFields({ fields: number, ...march }, { fields: iban, ...april })).toMatchObject({
      iban: null,
      accountNumber: '202051',
    });
  });

  it('an opening balance is that of the files that begin earliest', () => {
    const [early, late] = [90, 100].map((openingBalanceMinor) => withOrigins({ openingBalanceMinor }, {}));
    if (!early || !late) throw new Error('made above');
    const opening = (one: object, other: object) =>
      joinFields(one as never, other as never).openingBalanceMinor;
    expect(opening({ fields: early, ...march }, { fields: late, ...april })).toBe(90);
    expect(opening({ fields: late, ...april }, { fields: early, ...march })).toBe(90);
    expect(opening({ fields: emptyFields(), ...march }, { fields: late, ...april })).toBe(100);
  });

  it('a balance that a person took away stays away', () => {
    const none = withOrigins({ balanceMinor: null }, { balance: 'user' });
    const stated = withOrigins({ balanceMinor: 5, balanceDay: '2025-04-30' }, { balance: 'column' });
    expect(joinFields({ fields: none, ...march }, { fields: stated, ...april })).toMatchObject({
      balanceMinor: null,
      origins: { balance: 'user' },
    });
  });
});
