import { describe, expect, it } from 'vitest';
import type { ImportAccount, ImportSummary } from '../../../../../preload/contract';
import { otherNameless, patchForAnother } from '../../../../../renderer/import/accounts/nameless-accounts';
import { nameInShort, namesInShort } from '../../../../../renderer/ui/names-in-short';
import { reading } from '../queue/samples';

const account = (id: string, fileIds: string[], accountId: string | null = null) =>
  ({ id, fileIds, accountId }) as ImportAccount;
const file = (id: string) => ({ id, name: `${id}.csv` });
const accounts = [account('A', ['a']), account('B', ['b']), account('C', ['c']), account('D', ['d'], 'iban')];
const summary = { accounts, files: ['a', 'b', 'c', 'd'].map(file) } as unknown as ImportSummary;
const item = (fileId: string, headerFingerprint: string) => ({
  fileId,
  reading: reading({ headerFingerprint }),
});

describe('accounts that no file names', () => {
  it('when one is described, the others are offered by their files, those of the same header first of all', () => {
    const items = [item('a', 'print'), item('b', 'print'), item('c', 'other')];
    expect(otherNameless(summary, accounts[0] as ImportAccount, items)).toEqual([
      { id: 'B', fileNames: ['b.csv'], isAlike: true },
      { id: 'C', fileNames: ['c.csv'], isAlike: false },
    ]);
  });

  it('when the account in hand has a name, no other is offered', () => {
    expect(otherNameless(summary, accounts[3] as ImportAccount, [])).toEqual([]);
  });

  it('when a change is true of another account too, its balance is not', () => {
    expect(patchForAnother({ iban: 'DE02120300000000202051', balance: '1.00' })).toEqual({
      iban: 'DE02120300000000202051',
    });
  });
});

describe('names that are too long', () => {
  const t = (_key: string, values?: Record<string, string | number>) => `${values?.names} +${values?.count}`;

  it('when many files are named, the first three are, and the number of the others', () => {
    expect(namesInShort(['a', 'b', 'c', 'd', 'e'], t)).toBe('a, b, c +2');
    expect(namesInShort(['a', 'b', 'c', 'd'], t)).toBe('a, b, c, d');
  });

  it('when a name is cut, its end stays, where exports of one bank differ', () => {
    expect(nameInShort('Umsatzanzeige_DE44_2024.csv')).toBe('Umsatza…4_2024.csv');
    expect(nameInShort('short.csv')).toBe('short.csv');
  });
});
