import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const read = async (lines: readonly string[]) => {
  const { rows, reading } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    told: reading.findings.filter(({ rule }) => rule === 'amount.feeBeside').map(({ line }) => line),
    certainty: reading.certainty?.value ?? 1,
  };
};
const rows = ['03.02.2025;Strom AG;-52,00;-2,00;EUR', '05.02.2025;Telefon;-20,00;-1,00;EUR'];

describe('a fee with a minus beside an amount with a minus', () => {
  it('when nothing tells whether it is in the amount, is told in each row and adds nothing', async () => {
    const { amounts, told, certainty } = await read(['Datum;Text;Betrag;Gebühr;Währung', ...rows]);
    expect(amounts).toEqual([-5200, -2000]);
    expect(told).toEqual([2, 3]);
    expect(certainty).toBeLessThan(0.7);
  });

  it('when a row moves nothing but its fee, is beside the amount', async () => {
    const lines = ['Datum;Text;Betrag;Gebühr;Währung', ...rows, '09.02.2025;Depotgebühr;0,00;-3,50;EUR'];
    expect(await read(lines)).toMatchObject({ amounts: [-5400, -2100, -350], told: [] });
  });

  it.each([
    ['is in the amount', ['-52,00', '-20,00'], ['948,00', '928,00'], [-5200, -2000]],
    ['is beside the amount', ['-52,00', '-20,00'], ['946,00', '925,00'], [-5400, -2100]],
  ])('when the balance says that it %s, is read so', async (_, [one, two], [first, second], want) => {
    const lines = [
      'Datum;Text;Betrag;Gebühr;Währung;Saldo',
      '01.02.2025;Firma;1000,00;0,00;EUR;1000,00',
      `03.02.2025;Strom AG;${one};-2,00;EUR;${first}`,
      `05.02.2025;Telefon;${two};-1,00;EUR;${second}`,
    ];
    expect(await read(lines)).toMatchObject({ amounts: [100000, ...want], told: [] });
  });

  it.each([
    ['928,00', [-5200, -2000]],
    ['925,00', [-5400, -2100]],
  ])('when the balances above the table lead to %s, is read so', async (closing, want) => {
    const lines = [
      'Anfangssaldo;1000,00',
      `Endsaldo;${closing}`,
      '',
      'Datum;Text;Betrag;Gebühr;Währung',
      ...rows,
    ];
    expect(await read(lines)).toMatchObject({ amounts: want, told: [] });
  });

  it('when units times price is the amount, is beside it', async () => {
    const lines = [
      'Datum;Wertpapier;Stück;Kurs;Betrag;Gebühr;Währung',
      '03.02.2025;Beispiel AG;10;5,20;-52,00;-2,00;EUR',
      '05.02.2025;Muster AG;4;5,00;-20,00;-1,00;EUR',
    ];
    expect(await read(lines)).toMatchObject({ amounts: [-5400, -2100], told: [] });
  });

  it('when trades have it in the amount and a row moves nothing but a fee, is told', async () => {
    const { told } = await read([
      'Datum;Wertpapier;Stück;Kurs;Betrag;Gebühr;Währung',
      '03.02.2025;Beispiel AG;10;5,20;-54,00;-2,00;EUR',
      '05.02.2025;Muster AG;4;5,00;-21,00;-1,00;EUR',
      '06.02.2025;Depotgebühr;;;0,00;-3,00;EUR',
    ]);
    expect(told).toEqual([2, 3, 4]);
  });
});
