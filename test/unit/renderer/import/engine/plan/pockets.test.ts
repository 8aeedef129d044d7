import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const rows = [
  '01.03.2024;Hauptkonto;a;-10,00;90,00',
  '02.03.2024;Urlaub;b;5,00;505,00',
  '03.03.2024;Hauptkonto;c;-20,00;70,00',
  '04.03.2024;Urlaub;d;7,00;512,00',
  '05.03.2024;Hauptkonto;e;-30,00;40,00',
  '06.03.2024;Urlaub;f;8,00;520,00',
  '07.03.2024;Hauptkonto;g;-1,00;39,00',
  '08.03.2024;Urlaub;h;9,00;529,00',
];

async function accountsOf(lines: readonly string[]) {
  const { reading } = await readUndescribed(['Datum;Konto;Text;Betrag;Saldo', ...lines]);
  return reading.accounts.map(({ name, balanceMinor }) => [name, balanceMinor]);
}

describe('names of accounts beside a main one', () => {
  it('when each has a balance that runs on from row to row, are accounts of their own', async () => {
    expect(await accountsOf(rows)).toEqual([
      ['Hauptkonto', 3_900],
      ['Urlaub', 52_900],
    ]);
  });

  it('when one balance runs over all rows, are parts of one account', async () => {
    let balance = 10_000;
    const one = rows.map((row) => {
      const cells = row.split(';');
      balance += Number((cells[3] ?? '').replace(',', ''));
      return [...cells.slice(0, 4), (balance / 100).toFixed(2).replace('.', ',')].join(';');
    });
    expect((await accountsOf(one)).length).toBe(1);
  });
});
