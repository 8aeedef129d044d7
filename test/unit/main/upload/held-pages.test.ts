import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import { serviceError } from '../../../../main/service/transport/service-error';
import { heldAccountsOf, heldPages } from '../../../../main/upload/held-pages';

/** A client that answers the pages in order, the last one again and again when `isRepeating`. */
function clientOf(pages: readonly unknown[][], isRepeating = false) {
  let asked = 0;
  const call = async (_key: string, options: { query?: { page?: string } }) => {
    asked += 1;
    const page = Number(options.query?.page ?? 1) - 1;
    return { value: pages[isRepeating ? Math.min(page, pages.length - 1) : page] ?? [] };
  };
  return { client: { call } as unknown as ServiceClient, asked: () => asked };
}

async function idsOf(client: ServiceClient): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of heldPages(client, 'user')) ids.push(...page.transactionIds);
  return ids;
}

const nameless = (accountId: string, amount: number) => ({ accountId, bookingDate: 1_741_000_000, amount });

describe('the pages of what the service holds', () => {
  it('when several begin with an item without an id, are all read', async () => {
    const { client } = clientOf([
      [nameless('a', 1), { transactionId: 'one', amount: 1 }],
      [nameless('a', 2), { transactionId: 'two', amount: 1 }],
      [nameless('b', 2), { transactionId: 'three', amount: 1 }],
      [nameless('b', 2), { transactionId: 'four', amount: 1 }],
    ]);
    expect(await idsOf(client)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('when the service does not page and items have no id, end after the list came again', async () => {
    const { client, asked } = clientOf([[nameless('a', 1), { transactionId: 'one' }]], true);
    expect(await idsOf(client)).toEqual(['one']);
    expect(asked()).toBe(2);
  });

  it('when the service does not page, end after the list came again', async () => {
    const { client, asked } = clientOf([[{ transactionId: 'one' }, { transactionId: 'two' }]], true);
    expect(await idsOf(client)).toEqual(['one', 'two']);
    expect(asked()).toBe(2);
  });

  it('when the service does not page, more than a few end after the list came again too', async () => {
    const list = Array.from({ length: 7 }, (_, item) => ({ transactionId: `t${item}` }));
    const { client, asked } = clientOf([list], true);
    expect(await idsOf(client)).toHaveLength(7);
    expect(asked()).toBe(2);
  });

  it('when an earlier page comes in the place of another and others follow, nothing is taken for the whole', async () => {
    const pageOf = (...ids: string[]) => ids.map((transactionId) => ({ transactionId }));
    const [one, two] = [pageOf('a', 'b', 'c', 'd'), pageOf('e', 'f', 'g', 'h')];
    const { client } = clientOf([one, two, one, pageOf('i')]);
    await expect(idsOf(client)).rejects.toMatchObject({ code: 'service.listIncomplete' });
  });

  it('when an amount is none that minor units can hold, it stands as unknown', async () => {
    const { client } = clientOf([
      [
        { transactionId: 'one', amount: 12.5 },
        { transactionId: 'two', amount: 1e13 },
        { transactionId: 'three', amount: -1e15 },
        { transactionId: 'four', amount: '12.5' },
      ],
    ]);
    const amounts: (number | null)[] = [];
    for await (const page of heldPages(client, 'user')) amounts.push(...page.amounts);
    expect(amounts).toEqual([12.5, null, null, null]);
  });

  it('when the service gives no pages as large as asked, is asked for smaller ones, and all are read', async () => {
    const sizes: string[] = [];
    const call = async (_key: string, { query }: { query?: { page: string; pageSize: string } }) => {
      sizes.push(`${query?.page} ${query?.pageSize}`);
      if (Number(query?.pageSize) > 500)
        throw serviceError('service.badRequest', { endpoint: '', status: 400, type: '', message: '' }, 400);
      return {
        value:
          query?.page === '1'
            ? [{ transactionId: 'one' }]
            : query?.page === '2'
              ? [{ transactionId: 'two' }]
              : [],
      };
    };
    expect(await idsOf({ call } as unknown as ServiceClient)).toEqual(['one', 'two']);
    expect(sizes).toEqual(['1 2000', '1 500', '2 500', '3 500']);
  });

  it('when the service knows no pages at all, everything is read at once', async () => {
    const call = async (_key: string, { query }: { query?: object }) => {
      if (query)
        throw serviceError('service.badRequest', { endpoint: '', status: 400, type: '', message: '' }, 400);
      return { value: [{ transactionId: 'one' }, { transactionId: 'two' }] };
    };
    expect(await idsOf({ call } as unknown as ServiceClient)).toEqual(['one', 'two']);
  });

  it('when a page is lost, the fault reaches whoever reads, and not before the pages ahead of it', async () => {
    const call = async (_key: string, { query }: { query?: { page: string } }) => {
      if (query?.page === '2') throw new Error('lost');
      return { value: [{ transactionId: 'one' }] };
    };
    const read: string[] = [];
    const reading = async () => {
      for await (const page of heldPages({ call } as unknown as ServiceClient, 'user'))
        read.push(...page.transactionIds);
    };
    await expect(reading()).rejects.toThrow('lost');
    expect(read).toEqual(['one']);
  });

  /** Pages of `most` items at the most, 404 or 400 behind the last one and wherever `refuses` says so. */
  function pagingService(count: number, most: number, refuses: (page: number) => boolean, status: 400 | 404) {
    const code = status === 404 ? 'service.notFound' : 'service.badRequest';
    const details = { endpoint: '', status, type: '', message: '' };
    const call = async (_key: string, { query }: { query: { page: string; pageSize: string } }) => {
      const size = Math.min(most, Number(query.pageSize));
      const start = (Number(query.page) - 1) * size;
      if ((start > 0 && start >= count) || refuses(Number(query.page)))
        throw serviceError(code, details as never, status);
      const ids = Array.from({ length: Math.min(size, count - start) }, (_, item) => start + item);
      return { value: ids.map((id) => ({ transactionId: `t${id}` })) };
    };
    return { call } as unknown as ServiceClient;
  }

  it.each([400, 404] as const)(
    'when a service says %i behind its last page, the list is read whole, however many it holds',
    async (status) => {
      for (let count = 1; count <= 60; count += 1) {
        const client = pagingService(count, 9, () => false, status);
        expect(await idsOf(client), String(count)).toHaveLength(count);
      }
    },
  );

  it.each([400, 404] as const)(
    'when a service says %i for a page that there is, what came before is not taken for the whole',
    async (status) => {
      for (let count = 6; count <= 40; count += 1) {
        for (let lost = 2; lost <= Math.ceil(count / 5); lost += 1) {
          const client = pagingService(count, 5, (page) => page === lost, status);
          await expect(idsOf(client), `${count}, page ${lost}`).rejects.toMatchObject({
            code: 'service.listIncomplete',
          });
        }
      }
    },
  );

  it('when a later answer holds no list, or an earlier page comes in its place, that is not the end', async () => {
    const pageOf = (...ids: string[]) => ids.map((transactionId) => ({ transactionId }));
    const [one, two] = [pageOf('a', 'b', 'c', 'd'), pageOf('e', 'f', 'g', 'h')];
    for (const third of [{ message: 'busy' }, null, one]) {
      const answers: unknown[] = [one, two, third, pageOf('i')];
      const call = async (_key: string, { query }: { query: { page: string; pageSize: string } }) =>
        // Asked for pages of another size, it gives them full: there is more.
        ({
          value:
            query.pageSize === '2000'
              ? answers[Number(query.page) - 1]
              : pageOf(...Array.from({ length: Number(query.pageSize) }, (_, item) => `x${item}`)),
        });
      await expect(idsOf({ call } as unknown as ServiceClient)).rejects.toMatchObject({
        code: 'service.listIncomplete',
      });
    }
  });
});

it('accounts are known by their id, a number too, and one without an id is none', async () => {
  const accounts = [{ accountId: '' }, { accountId: 7, balance: 1e14 }, { balance: 3 }, { accountId: 'a' }];
  const client = { call: async () => ({ value: { accounts } }) } as unknown as ServiceClient;
  expect(await heldAccountsOf(client, 'user')).toEqual([
    { accountId: '7', balance: null, currency: null },
    { accountId: 'a', balance: null, currency: null },
  ]);
});

describe('accounts that are answered without a list', () => {
  const client = (accounts: unknown, transactions: () => unknown) => {
    const call = async (key: string) => ({ value: key === 'banking.accounts' ? accounts : transactions() });
    return { call } as unknown as ServiceClient;
  };
  const nothing = { accounts: null };

  it('are none for a user without bookings, also where these are not found', async () => {
    expect(
      await heldAccountsOf(
        client(nothing, () => []),
        'user',
      ),
    ).toEqual([]);
    const endpoint = 'GET x';
    const notFound = () => {
      throw serviceError('service.notFound', { endpoint, type: '', message: '' }, 404);
    };
    expect(await heldAccountsOf(client(nothing, notFound), 'user')).toEqual([]);
  });

  it('are not taken for none of a user with bookings: created anew, they would be emptied', async () => {
    const held = () => [{ transactionId: 'one' }];
    await expect(heldAccountsOf(client(nothing, held), 'user')).rejects.toMatchObject({
      code: 'service.badAnswer',
    });
    expect(await heldAccountsOf(client({ accounts: [] }, held), 'user')).toEqual([]);
  });
});
