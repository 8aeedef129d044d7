import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Amounts of the rows, null for a blocked one, and whether the signs are asked. */
async function signsOf(header: string, rows: readonly string[]) {
  const { reading, rows: read } = await readUndescribed([header, ...rows]);
  const isAsked = reading.questions.some(({ kind, blocking }) => kind === 'sign' && blocking);
  return { amounts: read.map(({ amountMinor }) => amountMinor), isAsked };
}

describe('amounts without a sign beside a running balance', () => {
  it('when steps of the balance explain them from row to row, they give the signs', async () => {
    const { amounts, isAsked } = await signsOf('Datum;Text;Betrag;Saldo', [
      '01.03.2024;a;12,50;987,50',
      '02.03.2024;b;100,00;1.087,50',
      '03.03.2024;c;7,00;1.080,50',
      '04.03.2024;d;80,50;1.000,00',
    ]);
    expect(amounts).toEqual([null, 10_000, -700, -8_050]);
    expect(isAsked).toBe(false);
  });

  it('when days run against the steps, the balance is that before each row, and the signs are asked', async () => {
    const { isAsked } = await signsOf('Datum;Text;Betrag;Saldo', [
      '01.03.2024;a;12,50;1.000,00',
      '02.03.2024;b;100,00;987,50',
      '03.03.2024;c;7,00;1.087,50',
      '04.03.2024;d;80,50;1.080,50',
      '05.03.2024;e;3,00;1.000,00',
    ]);
    expect(isAsked).toBe(true);
  });

  it('when equal amounts go up and down between two balances, the signs are asked', async () => {
    const { isAsked } = await signsOf('Datum;Text;Betrag;Saldo', [
      '01.03.2024;a;10,00;990,00',
      '02.03.2024;b;10,00;1.000,00',
      '03.03.2024;c;10,00;990,00',
      '04.03.2024;d;10,00;1.000,00',
    ]);
    expect(isAsked).toBe(true);
  });

  it('when another account begins by chance where a step would fit, its first row is not told by it', async () => {
    const { amounts } = await signsOf('Konto;Datum;Text;Betrag;Saldo', [
      '4711815;01.03.2024;a;12,50;987,50',
      '4711815;02.03.2024;b;100,00;1.087,50',
      '4711815;03.03.2024;c;7,00;1.080,50',
      '4711815;04.03.2024;d;80,50;1.000,00',
      '4711823;05.03.2024;e;40,00;1.040,00',
      '4711823;06.03.2024;f;3,00;1.037,00',
      '4711823;07.03.2024;g;50,00;1.087,00',
    ]);
    expect(amounts).toEqual([null, 10_000, -700, -8_050, null, -300, 5_000]);
  });

  it('when a row without a balance could turn the step behind it, that step tells nothing', async () => {
    const { amounts } = await signsOf('Datum;Text;Betrag;Saldo', [
      '01.03.2024;a;50,00;1.050,00',
      '02.03.2024;b;10,00;1.040,00',
      '03.03.2024;c;20,00;',
      '04.03.2024;d;10,00;1.050,00',
      '05.03.2024;e;7,00;1.043,00',
      '06.03.2024;f;3,00;1.046,00',
      '07.03.2024;g;2,00;1.044,00',
      '08.03.2024;h;4,00;1.048,00',
      '09.03.2024;i;1,00;1.047,00',
      '10.03.2024;j;0,60;1.046,40',
    ]);
    expect(amounts.slice(0, 5)).toEqual([null, -1_000, null, null, -700]);
  });
});
