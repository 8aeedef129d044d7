import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function read(header: string, cells: readonly string[], tail = '') {
  const { reading, rows } = await readUndescribed([
    header,
    ...cells.map((cell, at) => `2${at}.03.2024;Text ${'abcd'[at]};${cell}`),
    ...(tail === '' ? [] : [tail]),
  ]);
  return {
    minors: rows.map(({ amountMinor }) => amountMinor),
    isAsked: reading.questions.some(({ kind }) => kind === 'sign'),
  };
}

describe('two amounts of which every row fills one', () => {
  const gaps = ['1,00;', ';2,00', '3,00;'];

  it.each([
    ['two unknown names', 'Datum;Text;Xaa;Ybb', gaps],
    ['one known name', 'Datum;Text;Betrag;Ybb', gaps],
    ['one known name behind the other', 'Datum;Text;Ybb;Betrag', gaps],
    ['two numbered names', 'Datum;Text;Betrag 1;Betrag 2', gaps],
    ['zeros in the gaps', 'Datum;Text;Xaa;Ybb', ['1,00;0,00', '0,00;2,00', '3,00;0,00']],
    ['dashes in the gaps', 'Datum;Text;Xaa;Ybb', ['1,00;-', '-;2,00', '3,00;-']],
    ['words in the gaps', 'Datum;Text;Xaa;Ybb', ['1,00;n/a', 'n/a;2,00', '3,00;n/a']],
    ['currencies beside them', 'Datum;Text;Xaa;Ybb', ['1,00 EUR;', ';2,00 EUR', '3,00 EUR;']],
  ])('ask which of them left the account: %s', async (_name, header, cells) => {
    expect(await read(header, cells)).toEqual({ minors: [-100, 200, -300], isAsked: true });
  });

  it('are told by the balance', async () => {
    const cells = ['1,00;;101,00', ';2,00;99,00', '3,00;;102,00', '4,00;;106,00'];
    expect(await read('Datum;Text;Betrag;Ybb;Saldo', cells)).toEqual({
      minors: [100, -200, 300, 400],
      isAsked: false,
    });
  });

  it('are told by one header that says it', async () => {
    expect(await read('Datum;Text;Belastung;Ybb', gaps)).toEqual({
      minors: [-100, 200, -300],
      isAsked: false,
    });
  });

  it('are amounts of two currencies where the headers name two', async () => {
    expect((await read('Datum;Text;Umsatz EUR;Umsatz USD', gaps)).minors).toEqual([100, 200, 300]);
  });
});
