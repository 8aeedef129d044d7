import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  const [account] = reading.accounts;
  return {
    fields: Object.fromEntries(reading.columns.map(({ header, field }) => [header, field])),
    balances: rows.map(({ balanceMinor }) => balanceMinor),
    amounts: rows.map(({ amountMinor }) => amountMinor),
    opening: account?.openingBalanceMinor,
    closing: account?.balanceMinor,
    day: account?.balanceDay,
    breaks: reading.findingTotals['balance.break'] ?? 0,
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    isProven: reading.certainty?.reasons.some(({ code }) => code === 'certainty.proven') ?? false,
  };
}

const rows = ['15.03.2024;A;-12,00;1000,00', '16.03.2024;B;-100,00;988,00', '20.03.2024;C;30,00;888,00'];

describe('balances that stand before each booking', () => {
  it.each([
    'Saldo vor Buchung',
    'Startsaldo',
    'Beginsaldo',
    'Saldo voor mutatie',
    'Balance before',
    'Opening balance',
    'Solde avant opération',
    'Saldo anterior',
    'Saldo iniziale',
    'Saldo przed',
  ])('prove the rows, and give the balance after them: %s', async (name) => {
    const found = await read([`Datum;Text;Betrag;${name}`, ...rows]);
    expect(found.fields[name]).toBe('balanceAfter');
    expect(found.balances).toEqual([98_800, 88_800, 91_800]);
    expect(found).toMatchObject({ opening: 100_000, closing: 91_800, day: '2024-03-20', breaks: 0 });
    expect([found.isProven, found.asked]).toEqual([true, []]);
  });

  it('prove them newest first, with sides of the account, and with words for the direction', async () => {
    const wanted = { opening: 100_000, closing: 91_800, breaks: 0, isProven: true, asked: [] };
    expect(await read(['Datum;Text;Betrag;Startsaldo', ...[...rows].reverse()])).toMatchObject(wanted);
    const sides = [
      'Datum;Text;Soll;Haben;Beginsaldo',
      '15.03.2024;A;12,00;;1000,00',
      '16.03.2024;B;100,00;;988,00',
      '20.03.2024;C;;30,00;888,00',
    ];
    expect(await read(sides)).toMatchObject({ ...wanted, amounts: [-1_200, -10_000, 3_000] });
    const words = [
      'Datum;Text;S/H;Betrag;Startsaldo',
      '15.03.2024;A;S;12,00;1000,00',
      '16.03.2024;B;S;100,00;988,00',
      '20.03.2024;C;H;30,00;888,00',
    ];
    expect(await read(words)).toMatchObject({ ...wanted, amounts: [-1_200, -10_000, 3_000] });
  });

  it('are found without a name by the steps, and are those of one row by their name alone', async () => {
    const more = [...rows, '21.03.2024;D;-1,00;918,00', '22.03.2024;E;-2,00;917,00'];
    const found = await read(['Datum;Text;Betrag;Wert X', ...more]);
    expect([found.fields['Wert X'], found.opening, found.closing]).toEqual(['balanceAfter', 100_000, 91_500]);
    expect(await read(['Datum;Text;Betrag;Saldo vor Buchung', rows[0] ?? ''])).toMatchObject({
      opening: 100_000,
      closing: 98_800,
    });
  });

  it('say where a row is missing', async () => {
    const more = ['21.03.2024;D;-1,00;918,00', '22.03.2024;E;-2,00;917,00', '23.03.2024;F;-2,00;900,00'];
    const found = await read(['Datum;Text;Betrag;Startsaldo', ...rows, ...more]);
    expect([found.breaks, found.opening, found.closing]).toEqual([1, 100_000, 89_800]);
  });

  it('are left alone beside balances after each booking, and where their name is denied by the rows', async () => {
    const both = ['-12,00;1000,00;988,00', '-100,00;988,00;888,00', '30,00;888,00;918,00'];
    const lines = both.map((cells, at) => `${15 + at}.03.2024;A;${cells}`);
    const found = await read(['Datum;Text;Betrag;Startsaldo;Saldo', ...lines]);
    expect([found.fields.Startsaldo, found.fields.Saldo]).toEqual([null, 'balanceAfter']);
    const denied = rows.map((line, at) => line.replace(/[^;]*$/, `${700 + 11 * at},00`));
    const other = await read(['Datum;Text;Betrag;Startsaldo', ...denied]);
    expect([other.opening, other.breaks]).toEqual([null, 0]);
  });

  it.each([
    ['Saldo', 0],
    ['Saldo', 2],
    ['Startsaldo', 0],
  ])('prove no row where one stands alone: %s in row %d', async (name, only) => {
    const lone = rows.map((row, at) => (at === only ? row : row.replace(/[^;]*$/, '')));
    const found = await read([`Datum;Text;Betrag;${name}`, ...lone]);
    expect([found.balances.filter((balance) => balance !== null).length, found.isProven]).toEqual([1, false]);
  });

  const long = [
    ...rows,
    '21.03.2024;D;-5,00;918,00',
    '22.03.2024;E;-7,00;913,00',
    '25.03.2024;F;-8,00;906,00',
    '26.03.2024;G;-1,00;898,00',
  ];

  it.each([
    ['oldest first', 0],
    ['oldest first', 1],
    ['oldest first', 5],
    ['newest first', 0],
    ['newest first', 1],
    ['newest first', 5],
  ])('name a wrong amount in its own row: %s, row %d', async (order, at) => {
    const wrong = long.map((row, index) => (index === at ? row.replace(/;(-?\d+),00;/, ';$1,50;') : row));
    const lines = order === 'oldest first' ? wrong : [...wrong].reverse();
    const { reading } = await readUndescribed(['Datum;Text;Betrag;Startsaldo', ...lines]);
    const line = order === 'oldest first' ? at + 2 : long.length + 1 - at;
    const breaks = reading.findings.filter(({ rule }) => rule === 'balance.break');
    expect(breaks.map((found) => found.line)).toEqual([line]);
    expect(reading.accounts[0]).toMatchObject({ openingBalanceMinor: 100_000, balanceMinor: 89_700 });
  });
});
