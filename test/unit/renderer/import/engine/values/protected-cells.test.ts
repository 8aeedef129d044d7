import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const header =
  'IBAN;Buchungstag;Valuta;Name;IBAN Partner;BIC Partner;Verwendungszweck;Gläubiger-ID;Betrag;S/H;Währung;Status;Saldo';
const rows = [
  'DE70100993347005512007;09.02.2025;10.02.2025;Praxis Überweg;DE71299904117504542668;LINDDE3LXXX;Rechnung 368440;;324,51;S;EUR;gebucht;1663,42',
  'DE70100993347005512007;03.02.2025;03.02.2025;Versicherung Dachstuhl;DE31370699887533485359;LINDDE3LXXX;Beitrag 899916;DE68ZZZ00000097588;44,23;S;EUR;gebucht;1987,93',
  'DE70100993347005512007;02.02.2025;02.02.2025;Orgelbau Pfeifenkopf;DE63100993407787856318;LINDDE3LXXX;Entgelt Februar;;3157,18;H;EUR;vorgemerkt;2032,16',
];
const protectedCells = (line: string) =>
  line
    .split(';')
    .map((cell) => (cell === '' ? '' : `="${cell}"`))
    .join(';');

describe('cells that a spreadsheet shall not take for numbers', () => {
  it('when every cell stands as ="…", the rows are those of the bare cells', async () => {
    const bare = await readUndescribed([header, ...rows]);
    const wrapped = await readUndescribed([header, ...rows.map(protectedCells)]);
    expect(bare.rows.map((row) => [row.amountMinor, row.counterpartyBic])).toEqual([
      [-32451, 'LINDDE3LXXX'],
      [-4423, 'LINDDE3LXXX'],
      [315718, 'LINDDE3LXXX'],
    ]);
    const shown = ({ rows: found }: typeof bare) => found.map(({ raw: _raw, ...row }) => row);
    expect(shown(wrapped)).toEqual(shown(bare));
    expect(wrapped.reading.accounts.map(({ iban }) => iban)).toEqual(['DE70100993347005512007']);
  });
});
