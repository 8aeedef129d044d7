import { describe, expect, it } from 'vitest';
import type { AccountOwner, Customer, ImportAccount, ImportSummary } from '../../../../../preload/contract';
import { confirmationKey } from '../../../../../preload/contract';
import {
  blockedKey,
  likelyCustomer,
  personDoubts,
} from '../../../../../renderer/import/accounts/person-doubts';

function account(id: string, owner: string | null, change: Partial<ImportAccount> = {}): ImportAccount {
  return { id, accountId: `acc-${id}`, owner, sendable: 3, isLeftOut: false, ...change } as ImportAccount;
}
function customer(id: string, name: string, change: Partial<Customer> = {}): Customer {
  return { id, name, type: 'person', connectionId: 'here', lastUploadAt: null, ...change } as Customer;
}
const summaryOf = (accounts: ImportAccount[], confirmed: string[] = []) =>
  ({ id: 'i', accounts, confirmed }) as unknown as ImportSummary;

const max = customer('c1', 'Max Muster');
const erika = customer('c2', 'Erika Beispiel');
const owns = (accountRowId: string, customerId: string): AccountOwner => ({ accountRowId, customerId });

interface Facts {
  accounts: ImportAccount[];
  for?: Customer | null;
  owners?: AccountOwner[];
  confirmed?: string[];
}
function doubts({ accounts, for: whom = null, owners = [], confirmed = [] }: Facts) {
  return personDoubts({
    summary: summaryOf(accounts, confirmed),
    customer: whom,
    customers: [max, erika],
    owners,
  });
}
const kinds = (facts: Facts) => doubts(facts).map(({ kind }) => kind);

describe('whose accounts these are', () => {
  it('is beyond doubt when every holder is called like the customer, in whatever writing', () => {
    expect(
      kinds({ accounts: [account('a', 'MUSTER MAX'), account('b', 'Dr. Max Muster')], for: max }),
    ).toEqual([]);
  });

  it('is in doubt when holders differ, before a customer is chosen and after', () => {
    const accounts = [account('a', 'Max Muster'), account('b', 'Erika Beispiel')];
    expect(kinds({ accounts })).toEqual(['holdersDiffer']);
    expect(kinds({ accounts, for: max })).toEqual(['holdersDiffer']);
    expect(doubts({ accounts })[0]?.holders.map(({ owner }) => owner)).toEqual([
      'Max Muster',
      'Erika Beispiel',
    ]);
  });

  it('is in doubt when no holder is called like the customer', () => {
    expect(kinds({ accounts: [account('a', 'Max Muster')], for: erika })).toEqual(['nameDiffers']);
  });

  it('is not in doubt for a customer whose name holds both holders', () => {
    const couple = customer('c3', 'Max und Erika Muster');
    const accounts = [account('a', 'Max Muster'), account('b', 'Erika Muster')];
    expect(kinds({ accounts, for: couple })).toEqual([]);
  });

  it('counts a holder that is not stated, and takes it for no contradiction', () => {
    expect(kinds({ accounts: [account('a', null), account('b', ' ')], for: max })).toEqual([]);
    const [doubt] = doubts({ accounts: [account('a', 'Erika Beispiel'), account('b', null)], for: max });
    expect(doubt).toMatchObject({ kind: 'nameDiffers', notStated: 1 });
  });

  it('does not depend on accounts of which nothing is sent', () => {
    const out = account('b', 'Erika Beispiel', { sendable: 0, isLeftOut: true });
    expect(kinds({ accounts: [account('a', 'Max Muster'), out], for: max })).toEqual([]);
  });
});

describe('a confirmation', () => {
  const accounts = [account('a', 'Max Muster'), account('b', 'Erika Beispiel')];
  const [asked] = doubts({ accounts });
  const key = asked?.key ?? '';

  it('holds for these names and accounts, also once the customer is chosen', () => {
    expect(confirmationKey.safeParse(key).success).toBe(true);
    expect(doubts({ accounts, for: max, confirmed: [key] })[0]).toMatchObject({ key, isConfirmed: true });
  });

  it('is void when a name or an account changes', () => {
    const renamed = [account('a', 'Max Muster'), account('b', 'Erika Muster')];
    const other = [...accounts, account('c', 'Max Muster')];
    const renumbered = [account('a', 'Max Muster', { accountId: 'acc-z' }), accounts[1] as ImportAccount];
    for (const changed of [renamed, other, renumbered]) {
      expect(doubts({ accounts: changed, confirmed: [key] })[0]?.isConfirmed).toBe(false);
    }
  });

  it('of a name is void for another customer and after a renaming', () => {
    const facts = { accounts: [account('a', 'Paul Probe')], for: max };
    const named = doubts(facts)[0]?.key ?? '';
    expect(doubts({ ...facts, confirmed: [named] })[0]?.isConfirmed).toBe(true);
    expect(doubts({ ...facts, for: erika, confirmed: [named] })[0]?.isConfirmed).toBe(false);
    const renamed = { ...max, name: 'Max Müller' };
    expect(doubts({ ...facts, for: renamed, confirmed: [named] })[0]?.isConfirmed).toBe(false);
  });

  it('to send without blocked rows is void when their number changes', () => {
    expect(confirmationKey.safeParse(blockedKey('i', 2)).success).toBe(true);
    expect(blockedKey('i', 2)).not.toBe(blockedKey('i', 3));
  });
});

describe('an account that another customer has', () => {
  const accounts = [account('a', null), account('b', null)];

  it('is named with its customer', () => {
    const [doubt] = doubts({ accounts, for: erika, owners: [owns('a', 'c1')] });
    expect(doubt).toMatchObject({ kind: 'ownedByOther', isConfirmed: false });
    expect(doubt?.other?.customer).toBe(max);
    expect(doubt?.other?.accounts.map(({ id }) => id)).toEqual(['a']);
  });

  it('is no doubt when the customer has it too, or the other one is at another service', () => {
    expect(kinds({ accounts, for: erika, owners: [owns('a', 'c1'), owns('a', 'c2')] })).toEqual([]);
    const elsewhere = { ...erika, connectionId: 'there' };
    expect(kinds({ accounts, for: elsewhere, owners: [owns('a', 'c1')] })).toEqual([]);
  });

  it('makes its customer the likely one: most accounts first, then the one sent to last', () => {
    const late = { ...erika, lastUploadAt: '2026-01-01' };
    const summary = summaryOf(accounts);
    expect(likelyCustomer(summary, [max, late], [owns('a', 'c1'), owns('b', 'c1'), owns('a', 'c2')])).toBe(
      max,
    );
    expect(likelyCustomer(summary, [max, late], [owns('a', 'c1'), owns('b', 'c2')])).toBe(late);
    expect(likelyCustomer(summary, [max, late], [])).toBeNull();
  });
});
