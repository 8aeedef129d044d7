import { afterEach, describe, expect, it } from 'vitest';
import { begin, closeAll, figuresAreOfTheService, month, newImport, send, stage } from './figures-of-service';
import { heldAccounts } from './held-results';

afterEach(closeAll);

/** An import of ten days of March whose balance was typed, and which the days of April join. */
async function typed(balance: string) {
  const { test, customer } = await begin();
  const importId = await newImport(test, month(3, 10));
  const type = async (value: string | null) => {
    const { accounts } = await test.store.call('imports.get', importId);
    await test.store.call('imports.changeAccount', importId, accounts[0]?.id ?? '', { balance: value });
  };
  await type(balance);
  const april = month(4, 6);
  await stage(test, importId, april);
  const sum = april.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const stated = async () => {
    const { accounts } = await test.store.call('imports.get', importId);
    return [accounts[0]?.balance, accounts[0]?.balanceDay];
  };
  const sent = async () => {
    await send(test, importId, customer);
    const [held] = await heldAccounts(test.client, customer.userId);
    return Math.round((held?.balance ?? 0) * 100);
  };
  const figures = async () => (await figuresAreOfTheService(test, customer)).figures;
  return { test, customer, importId, type, stated, sent, sum, figures };
}

describe('a balance that was typed without a day', () => {
  it('stays that of the last booking of then when a later file joins', async () => {
    const { stated, sent, sum, figures } = await typed('500.00');
    expect(await stated()).toEqual(['500.00', '2025-03-10']);
    expect(await sent()).toBe(50_000 + sum);
    const [account] = (await figures()).accounts;
    expect([account?.closingBalance, account?.closingBalanceDay]).toEqual(['500.00', '2025-03-10']);
  });

  it('is that of the last booking of now when another amount is typed after the file came', async () => {
    const { type, stated, sent } = await typed('500.00');
    await type('500.00');
    expect(await stated()).toEqual(['500.00', '2025-03-10']);
    await type('600.00');
    expect(await stated()).toEqual(['600.00', '2025-04-06']);
    expect(await sent()).toBe(60_000);
    await type(null);
    expect(await stated()).toEqual([null, null]);
  });
});
