import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function asked(lines: readonly string[]) {
  const { reading } = await readUndescribed(lines);
  return reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind);
}

describe('rows that were taken back', () => {
  it('when the direction stands in a column of its own, what was given back is not told by amounts alone', async () => {
    expect(
      await asked([
        'Date,Description,Amount,Type,Status,Currency',
        '2024-03-01,a,10.00,Debit,Booked,EUR',
        '2024-03-02,b,20.00,Debit,Returned,EUR',
        '2024-03-03,b back,20.00,Credit,Booked,EUR',
      ]),
    ).toEqual(['status']);
  });

  it('when two of them share one row that gives back, they are asked', async () => {
    expect(
      await asked([
        'Date,Description,Amount,Status,Currency',
        '2024-03-01,a,-10.00,Booked,EUR',
        '2024-03-02,b,-20.00,Returned,EUR',
        '2024-03-02,b,-20.00,Returned,EUR',
        '2024-03-03,c,20.00,Booked,EUR',
      ]),
    ).toEqual(['status']);
  });

  it('when both sides of it have the same state, they are asked', async () => {
    expect(
      await asked([
        'Date,Description,Amount,Status,Currency',
        '2024-03-01,a,-10.00,Booked,EUR',
        '2024-03-02,b,-20.00,Returned,EUR',
        '2024-03-03,b back,20.00,Returned,EUR',
      ]),
    ).toEqual(['status']);
  });

  const rows = (back: string) => [
    'Date,Description,Amount,Status,Currency',
    '2024-03-01,Kiosk,-10.00,Booked,EUR',
    '2024-03-02,Moor Lane Books,-20.00,Returned,EUR',
    `2024-03-03,${back},20.00,Booked,EUR`,
  ];

  it('when an equal amount speaks of something else, they are asked', async () => {
    expect(await asked(rows('Pocket money from Aunt Vera'))).toEqual(['status']);
  });

  it('when the equal amount names what was paid, they are not asked', async () => {
    expect(await asked(rows('Refund BOOKS, Moor'))).toEqual([]);
  });
});
