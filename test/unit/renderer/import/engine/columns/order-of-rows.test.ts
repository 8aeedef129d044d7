import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Days of the rows, or `asked` where they wait for the answer. */
async function daysOf(days: readonly string[], header = 'Date;Libellé;Montant') {
  const { reading, rows } = await readUndescribed([
    header,
    ...days.map((day, at) => `${day};achat ${at};-${at + 1},50`),
  ]);
  const isAsked = reading.questions.some(({ kind, blocking }) => kind === 'dateOrder' && blocking);
  return isAsked ? 'asked' : rows.map(({ bookingDay }) => String(bookingDay).slice(5));
}

const inTime = [
  '03/01/2024',
  '09/01/2024',
  '02/02/2024',
  '11/02/2024',
  '05/03/2024',
  '12/03/2024',
  '01/04/2024',
  '08/04/2024',
];

describe('days that fit both orders, without a balance', () => {
  it('when many rows stand in the order of time with the day in front, are read so', async () => {
    expect((await daysOf(inTime)).slice(0, 3)).toEqual(['01-03', '01-09', '02-02']);
    expect((await daysOf([...inTime].reverse())).slice(0, 2)).toEqual(['04-08', '04-01']);
  });

  it('when they stand in order with the month in front, are asked: so do days that were sorted as texts', async () => {
    expect(await daysOf([...inTime].sort())).toBe('asked');
  });

  it('when they are few, are asked, and with hyphens read as the language of the headers has it', async () => {
    const few = inTime.slice(0, 5);
    const withHyphens = few.map((day) => day.replaceAll('/', '-'));
    expect(await daysOf(few)).toBe('asked');
    expect(await daysOf(withHyphens, 'Date;Description;Amount')).toBe('asked');
    expect((await daysOf(withHyphens)).slice(0, 2)).toEqual(['01-03', '01-09']);
  });
});
