import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../../check/read-file';

/** What is read of `Date;Text;<first>;<second>` with these pairs of amounts. */
async function read(
  headers: string,
  pairs: readonly string[],
  { above = [], options }: { above?: readonly string[]; options?: ReadOptions } = {},
) {
  const rows = pairs.map((pair, at) => `2024-03-${15 + at};Shop ${at};${pair}`);
  const { reading, rows: found } = await readUndescribed(
    [...above, `Date;Text;${headers}`, ...rows],
    options,
  );
  return {
    amounts: found.map(({ amountMinor }) => amountMinor),
    originals: found.map(({ originalAmountMinor }) => originalAmountMinor),
    currency: reading.accounts[0]?.currency,
    choices:
      reading.questions.find(({ kind }) => kind === 'mapping')?.choices.map(({ value }) => value) ?? [],
  };
}

/** One rate throughout: the account may be in either currency. */
const steady = ['-12,00;-11,05', '-120,00;-110,52', '30,00;27,63'];
const [own, other] = [
  [-1_105, -11_052, 2_763],
  [-1_200, -12_000, 3_000],
];
const flip = (pairs: readonly string[]) => pairs.map((pair) => pair.split(';').reverse().join(';'));

describe('two amounts of one booking', () => {
  it.each([
    'Amount;Amount EUR',
    'Betrag;Betrag (CHF)',
    'Montant;Montant EUR',
    'Amount USD;Amount EUR',
    'Betrag EUR;Betrag USD',
    'Amount;Converted amount',
  ])('that nothing tells apart are asked about: %s', async (headers) => {
    expect((await read(headers, steady)).choices).toEqual(['2', '3']);
    const flipped = await read(headers.split(';').reverse().join(';'), flip(steady));
    expect(flipped.choices).toEqual(['2', '3']);
  });

  it.each([
    ['zeros', ['0,00;0,00']],
    ['cents that rounding makes alike', ['0,01;0,01', '0,02;0,02']],
    [
      'a rate that doubles in years',
      ['-1600,00;-100,00', '-1900,00;-100,00', '-2300,00;-100,00', '-2800,00;-100,00'],
    ],
  ])('are asked about beside %s', async (_, pairs) => {
    const before = pairs.length > 3 ? [] : steady;
    expect((await read('Amount;Amount EUR', [...before, ...pairs])).choices).toEqual(['2', '3']);
  });

  it('are read as the answer says', async () => {
    const first = await read('Amount;Amount EUR', steady, { options: { mapping: { amount: [2] } } });
    expect([first.amounts, first.currency, first.choices]).toEqual([other, null, []]);
    const second = await read('Amount;Amount EUR', steady, { options: { mapping: { amount: [3] } } });
    expect([second.amounts, second.currency, second.choices]).toEqual([own, 'EUR', []]);
  });

  it('are told apart by rows in which both are the same, or by rates that no one currency has', async () => {
    for (const last of ['30,00;30,00', '30,00;1,80']) {
      const pairs = [...steady.slice(0, 2), last];
      for (const [headers, some] of [
        ['Amount;Amount EUR', pairs],
        ['Amount EUR;Amount', flip(pairs)],
      ] as const) {
        const found = await read(headers, some);
        expect([found.currency, found.choices]).toEqual(['EUR', []]);
        expect([found.amounts.slice(0, 2), found.originals.slice(0, 2)]).toEqual([
          own?.slice(0, 2),
          other?.slice(0, 2),
        ]);
      }
    }
  });

  it('are told apart by the currency that the file states, and by the country of the account number', async () => {
    const usd = await read('Amount USD;Amount EUR', steady, { above: ['Currency;EUR', ''] });
    expect([usd.amounts, usd.currency, usd.choices]).toEqual([own, 'EUR', []]);
    const stated = await read('Amount;Amount EUR', steady, { above: ['Currency;USD', ''] });
    expect([stated.amounts, stated.currency, stated.choices]).toEqual([other, 'USD', []]);
    const number = ['IBAN;DE89370400440532013000', ''];
    const german = await read('Amount;Amount EUR', steady, { above: number });
    expect([german.amounts, german.currency, german.choices]).toEqual([own, 'EUR', []]);
    // An account in dollars may have a German number, and its bank may write what they are worth in euro.
    expect((await read('Amount USD;Amount EUR', steady, { above: number })).choices).toEqual(['2', '3']);
  });

  it('are told apart by the balance, and by words for what moved the account', async () => {
    const balances = ['988,95', '878,43', '906,06'];
    const balanced = await read(
      'Amount;Amount EUR;Balance',
      steady.map((pair, at) => `${pair};${balances[at]}`),
    );
    expect([balanced.amounts, balanced.currency, balanced.choices]).toEqual([own, 'EUR', []]);
    for (const name of ['Billing amount', 'Settlement amount', 'Betrag in Kontowährung']) {
      const found = await read(`Transaction amount;${name}`, steady);
      expect([name, found.amounts, found.choices]).toEqual([name, own, []]);
    }
    for (const name of ['Betrag Originalwährung', 'Montant en devise', 'Importe original']) {
      const found = await read(`${name};Amount`, steady);
      expect([name, found.amounts, found.choices]).toEqual([name, own, []]);
    }
  });

  it('that are the same in all rows need no answer', async () => {
    const same = ['-12,00;-12,00', '-120,00;-120,00', '30,00;30,00'];
    const found = await read('Amount;Amount EUR', same);
    expect([found.amounts, found.currency, found.choices]).toEqual([other, 'EUR', []]);
  });
});
