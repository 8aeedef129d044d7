import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DuplicateDeciding, duplicateWindow } from '../../../../preload/contract';
import { MemoryStore, stageExport } from './memory-store';
import { type Booking, draftOf, ibanB } from './staged-export';

let store: MemoryStore;
let importId: string;

afterEach(() => store.close());

const coffee: Booking = { day: '2025-03-04', amountMinor: -350, purpose: 'Kaffee' };
const other = (number: number): Booking => ({
  day: `2025-03-${String(number).padStart(2, '0')}`,
  amountMinor: number,
  purpose: `Posten ${number}`,
});

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});

const stage = (rows: readonly Booking[], name: string) =>
  stageExport(
    store,
    importId,
    rows,
    { accounts: [draftOf()], sha256: name.padEnd(64, 'a').slice(0, 64) },
    { name },
  );

async function window(offset = 0, limit = 20) {
  const found = await store.call('imports.duplicates', importId, { offset, limit });
  expect(duplicateWindow.parse(found)).toEqual(found);
  return found;
}

const decide = (decision: DuplicateDeciding['decision'], groups: DuplicateDeciding['groups'] = 'open') =>
  store.call('imports.decideDuplicates', importId, { groups, decision });

const states = async () => {
  const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 });
  return rows.filter(({ purpose }) => purpose === 'Kaffee').map(({ state }) => state);
};

describe('the review of duplicates', () => {
  it('forty equal rows are one group with its count, both first lines and their raw text', async () => {
    await stage([...Array.from({ length: 40 }, () => coffee), other(5)], 'a.csv');
    const { total, open, groups } = await window();
    expect([total, open]).toEqual([1, 1]);
    expect(groups[0]).toMatchObject({ kind: 'equal', rows: 40, isProven: false, decision: null });
    expect(groups[0]?.lines).toHaveLength(40);
    expect(groups[0]?.sides.map(({ line }) => line)).toEqual([2, 3]);
    expect(groups[0]?.sides[0]?.raw).toBe(groups[0]?.sides[1]?.raw);
  });

  it.each([
    ['all', ['booking', 'booking', 'booking']],
    ['one', ['booking', 'leftOut', 'leftOut']],
    ['none', ['leftOut', 'leftOut', 'leftOut']],
  ] as const)(
    '%s: the rows say so, and the decision is one step that can be undone',
    async (decision, wanted) => {
      await stage([coffee, other(5), coffee, coffee], 'a.csv');
      await decide(decision);
      expect(await states()).toEqual(wanted);
      expect((await window()).groups[0]?.decision).toBe(decision);
      expect((await window()).open).toBe(0);
      expect(await store.call('imports.changes', importId)).toHaveLength(1);
      await store.call('imports.goToChange', importId, 'back');
      expect(await states()).toEqual(['booking', 'booking', 'booking']);
      expect((await window()).open).toBe(1);
    },
  );

  it('one group alone is decided, and taken back', async () => {
    await stage([coffee, coffee, other(5), other(5)], 'a.csv');
    const [first] = (await window()).groups;
    await decide('one', [first?.key ?? '']);
    expect((await window()).groups.map(({ decision }) => decision)).toEqual(['one', null]);
    await decide(null, [first?.key ?? '']);
    expect((await window()).open).toBe(2);
  });

  it('a decision holds when the file is read anew', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('one');
    const { files } = await store.call('imports.get', importId);
    await stage([coffee, coffee], 'a.csv');
    await store.call('imports.removeFile', files[0]?.id ?? '');
    expect((await window()).groups[0]?.decision).toBe('one');
  });

  it('what two files have is one group with the pairs, and no equal row', async () => {
    await stage([other(1), other(2), coffee, other(3)], 'a.csv');
    await stage([other(3), coffee, other(8)], 'b.csv');
    const { total, open, groups } = await window();
    expect([total, open]).toEqual([1, 0]);
    expect(groups[0]).toMatchObject({ kind: 'overlap', rows: 2, since: '2025-03-03', until: '2025-03-04' });
    expect(groups[0]?.sides.map(({ fileName, line }) => [fileName, line])).toEqual([
      ['a.csv', 5],
      ['b.csv', 2],
      ['a.csv', 4],
      ['b.csv', 3],
    ]);
  });

  it('one: a row whose balance proves that it was booked stays, the line that was doubled goes', async () => {
    let balanceMinor = 10_000;
    const booked = (row: Booking): Booking => {
      balanceMinor += row.amountMinor;
      return { ...row, balanceMinor };
    };
    const before = Array.from({ length: 8 }, (_, at) => booked({ ...other(1), purpose: `Vorher ${at}` }));
    const first = booked(coffee);
    const between = Array.from({ length: 8 }, (_, at) => booked({ ...coffee, purpose: `Danach ${at}` }));
    await stage([...before, first, first, ...between, booked(coffee)], 'a.csv');
    expect((await window()).groups[0]).toMatchObject({ rows: 3, isProven: false, decision: null });
    await decide('one');
    expect(await states()).toEqual(['booking', 'leftOut', 'booking']);
    expect((await window()).open).toBe(0);
  });

  it('what the balances of one account prove is proven, however much is asked about another', async () => {
    const many = Array.from({ length: 202 }, (_, at): Booking => ({ ...other(7), purpose: `Viele ${at}` }));
    await stage([...many, ...many], 'a.csv');
    let balanceMinor = 10_000;
    const proven = [other(3), coffee, coffee, other(6)].map((row) => {
      balanceMinor += row.amountMinor;
      return { ...row, balanceMinor };
    });
    await stageExport(store, importId, proven, {
      accounts: [draftOf({ iban: ibanB })],
      sha256: 'c'.repeat(64),
    });
    const { total, open, groups } = await window(200, 10);
    expect([total, open]).toEqual([203, 202]);
    expect(groups.map(({ isProven }) => isProven)).toEqual([false, false, true]);
  });

  it('a large set comes page by page', async () => {
    await stage(
      Array.from({ length: 25 }, (_, at) => other(1 + at)).flatMap((row) => [row, row]),
      'a.csv',
    );
    expect((await window(0, 20)).groups).toHaveLength(20);
    expect((await window(20, 20)).groups).toHaveLength(5);
  });
});

describe('a decision about equal rows', () => {
  /** The next import, with a file of the same account. */
  const next = async (rows: readonly Booking[], name = 'b.csv') => {
    importId = (await store.call('imports.create')).id;
    await stage(rows, name);
  };
  const steps = async () =>
    (await store.call('imports.changes', importId)).map(({ kind, rows }) => [kind, rows]);

  it('holds for the same bookings in a later import, as a step that can be taken back', async () => {
    await stage([coffee, other(5), coffee, coffee], 'a.csv');
    await decide('one');
    await next([other(4), coffee, coffee, coffee]);
    expect(await states()).toEqual(['booking', 'leftOut', 'leftOut']);
    expect((await window()).open).toBe(0);
    expect(await steps()).toEqual([['asBefore', 3]]);
    await store.call('imports.goToChange', importId, 'back');
    expect((await window()).open).toBe(1);
    expect(await states()).toEqual(['booking', 'booking', 'booking']);
  });

  it('does not come again when it was taken back and the file is read anew', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('one');
    await next([coffee, coffee]);
    await store.call('imports.goToChange', importId, 'back');
    const { files } = await store.call('imports.get', importId);
    await stage([coffee, coffee], 'b.csv');
    await store.call('imports.removeFile', files[0]?.id ?? '');
    expect(await states()).toEqual(['booking', 'booking']);
    expect((await window()).open).toBe(1);
  });

  it('does not come again either when something else was done since', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('one');
    await next([coffee, coffee, other(5)]);
    await store.call('imports.goToChange', importId, 'back');
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 2, limit: 1 });
    const last = [{ rowId: rows[0]?.rowId ?? 0 }];
    const choose = (choice: 'leaveOut' | 'send') =>
      store.call('imports.chooseRows', importId, { rows: last, choice });
    await choose('leaveOut');
    // That it was taken back goes neither with the step nor with the one that came after it.
    await store.call('imports.goToChange', importId, 'back');
    await choose('send');
    const { files } = await store.call('imports.get', importId);
    await stage([coffee, coffee, other(5)], 'b.csv');
    await store.call('imports.removeFile', files[0]?.id ?? '');
    expect(await states()).toEqual(['booking', 'booking']);
    expect([(await window()).open, (await steps()).map(([kind]) => kind)]).toEqual([1, ['choice']]);
  });

  it('waits while something was undone, so that it can be done again', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('one');
    await next([other(4)]);
    await store.call('imports.chooseRows', importId, { rows: {}, choice: 'leaveOut' });
    await store.call('imports.goToChange', importId, 'back');
    await stage([coffee, coffee], 'c.csv');
    expect((await window()).open).toBe(1);
    const redone = await store.call('imports.changes', importId);
    expect(redone.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([['choice', true]]);
  });

  it('of the newest import counts; one that was taken back is none', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('all');
    await next([coffee, coffee]);
    expect(await states()).toEqual(['booking', 'booking']);
    await decide('one', [(await window()).groups[0]?.key ?? '']);
    await next([coffee, coffee], 'c.csv');
    expect(await states()).toEqual(['booking', 'leftOut']);
    await store.call('imports.goToChange', importId, 'back');
    await next([coffee, coffee], 'd.csv');
    expect(await states()).toEqual(['booking', 'leftOut']);
  });

  it('is not what left out other rows as well, by hand or by a filter, and never leaves out all of a group', async () => {
    await stage([coffee, other(5), coffee], 'a.csv');
    const reason = 'vor dem Prüfzeitraum';
    await store.call('imports.chooseRows', importId, { rows: {}, choice: 'leaveOut', reason });
    await next([coffee, coffee]);
    expect([(await window()).open, await steps()]).toEqual([1, []]);
    await decide('none');
    await next([coffee, coffee], 'c.csv');
    expect([(await window()).open, await steps()]).toEqual([1, []]);
    expect(await states()).toEqual(['booking', 'booking']);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
    await decide('one');
    // Something else was said of it since.
    const second = [{ rowId: rows[1]?.rowId ?? 0 }];
    await store.call('imports.chooseRows', importId, { rows: second, choice: 'send', reason });
    await next([coffee, coffee], 'd.csv');
    expect([(await window()).open, await steps()]).toEqual([1, []]);
  });

  it('says nothing of a group that has a row more, of another account, or of rows that the balances prove', async () => {
    await stage([coffee, coffee], 'a.csv');
    await decide('one');
    await next([coffee, coffee, coffee]);
    expect([(await window()).open, await steps()]).toEqual([1, []]);
    importId = (await store.call('imports.create')).id;
    await stageExport(store, importId, [coffee, coffee], { accounts: [draftOf({ iban: ibanB })] });
    expect([(await window()).open, await steps()]).toEqual([1, []]);
    const proven = [other(3), coffee, coffee, other(6)];
    let balanceMinor = 10_000;
    await next(
      proven.map((row) => {
        balanceMinor += row.amountMinor;
        return { ...row, balanceMinor };
      }),
    );
    expect([(await window()).open, await steps()]).toEqual([0, []]);
    expect(await states()).toEqual(['booking', 'booking']);
  });

  describe('of a customer', () => {
    const customer = (name: string) =>
      store.call('customers.begin', {
        connectionId: 'x',
        connectionName: 'X',
        environment: 'local',
        name,
        type: 'company',
        expiresIn: null,
        customUserId: name,
      });
    /** Decided for that customer, with the account of both. */
    const decidedFor = async (customerId: string, name: string) => {
      importId = (await store.call('imports.create')).id;
      await stage([coffee, coffee], name);
      await store.call('imports.setCustomer', importId, customerId);
      await decide('one');
    };

    it('is for this one alone, and not from an import that is newer', async () => {
      const [own, another] = [await customer('own'), await customer('another')];
      const begun = (await store.call('imports.create')).id;
      await store.call('imports.setCustomer', begun, own);
      const late = (await store.call('imports.create')).id;
      await store.call('imports.setCustomer', late, another);
      await decidedFor(own, 'a.csv');
      for (const id of [begun, late]) {
        importId = id;
        await stage([coffee, coffee], `${id}.csv`);
        expect([(await window()).open, await steps()]).toEqual([1, []]);
      }
      const last = (await store.call('imports.create')).id;
      await store.call('imports.setCustomer', last, another);
      importId = last;
      await stage([coffee, coffee], 'z.csv');
      expect([(await window()).open, await steps()]).toEqual([1, []]);
    });

    it('holds while nobody said whose the import is, and is open again once it is another one’s', async () => {
      const [own, another] = [await customer('own'), await customer('another')];
      await decidedFor(own, 'a.csv');
      await next([coffee, coffee]);
      await store.call('imports.setCustomer', importId, own);
      expect(await states()).toEqual(['booking', 'leftOut']);
      await store.call('imports.setCustomer', importId, another);
      expect(await states()).toEqual(['booking', 'booking']);
      expect((await window()).open).toBe(1);
      await decidedFor(another, 'c.csv');
      await next([coffee, coffee], 'd.csv');
      // Two said something: neither is asked.
      expect([(await window()).open, await steps()]).toEqual([1, []]);
    });

    it('is open again where it was of nobody yet and turns out to be of another', async () => {
      const [own, another] = [await customer('own'), await customer('another')];
      await stage([coffee, coffee], 'a.csv');
      await decide('one');
      const first = importId;
      await next([coffee, coffee]);
      const second = importId;
      await next([coffee, coffee], 'c.csv');
      expect(await states()).toEqual(['booking', 'leftOut']);
      await store.call('imports.setCustomer', first, own);
      await store.call('imports.setCustomer', importId, own);
      expect(await states()).toEqual(['booking', 'leftOut']);
      importId = second;
      await store.call('imports.setCustomer', importId, another);
      expect([(await window()).open, await states()]).toEqual([1, ['booking', 'booking']]);
    });

    it('is asked about in an account of two customers as soon as both decided, whatever the order of plans', async () => {
      const [own, another] = [await customer('own'), await customer('another')];
      await decidedFor(own, 'a.csv');
      await next([coffee, coffee], 'joint.csv');
      const joint = importId;
      expect(await states()).toEqual(['booking', 'leftOut']);
      importId = (await store.call('imports.create')).id;
      await stage([coffee, coffee], 'c.csv');
      await store.call('imports.setCustomer', importId, another);
      expect([(await window()).open, await states()]).toEqual([1, ['booking', 'booking']]);
      await decide('all');
      importId = joint;
      await store.call('imports.setCustomer', joint, another);
      expect([(await window()).open, await states()]).toEqual([1, ['booking', 'booking']]);
      await store.call('imports.setCustomer', joint, own);
      expect((await window()).open).toBe(1);
    });
  });
});
