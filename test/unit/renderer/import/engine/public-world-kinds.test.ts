import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

/** What exports in the shape of public samples of the rest of the world showed (`formats-public-world`). */
async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    days: rows.map(({ bookingDay }) => bookingDay),
    amounts: rows.map(({ amountMinor }) => amountMinor),
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    open: reading.questions.map(({ kind }) => kind),
    told: Object.keys(reading.findingTotals),
    lines: reading.counts,
    accounts: reading.accounts,
  };
}

describe('a first line below no header', () => {
  it('when its day has two digits where others have one, it is a booking like them', async () => {
    const { amounts } = await read([
      '11/18/2025,CORNER BAKERY,-6.40',
      '3/04/2025,OAKFIELD HOMES,-1180.00',
      '3/01/2025,PINE & SONS,2410.75',
    ]);
    expect(amounts).toEqual([-640, -118000, 241075]);
  });

  it('when its day is written in another form than all others, it is about the statement', async () => {
    const { days } = await read([
      '2025-11-30,1234567,310.00',
      '18/11/2025,CORNER BAKERY,-6.40',
      '14/11/2025,OAKFIELD HOMES,-1180.00',
      '13/11/2025,PINE & SONS,2410.75',
    ]);
    expect(days).toEqual(['2025-11-18', '2025-11-14', '2025-11-13']);
  });
});

describe('a line for each field', () => {
  const block = (day: string, amount: string, balance: string) => [
    `Date: ${day}`,
    'Description: CARD PAYMENT TO PAPER LANTERN, 8.20 GBP',
    `Amount: ${amount} `,
    ...(balance === '' ? [] : [`Balance: ${balance} `]),
    '',
  ];

  it('when bookings are blocks of lines, each is a row, and every line is counted', async () => {
    const { amounts, lines, told } = await read([
      'From: 01/05/2026 to 31/05/2026',
      '',
      ...block('18/05/2026', '-32.10', '811.40'),
      ...block('14/05/2026', '700.00', '843.50'),
    ]);
    expect(amounts).toEqual([-3210, 70000]);
    expect(lines.bookingLines + lines.notBookingLines).toBe(lines.lines);
    expect(told).toEqual([]);
  });

  it('when the list begins in the first line, every line is counted too', async () => {
    const { amounts, lines } = await read([
      ...block('18/05/2026', '-32.10', '811.40'),
      ...block('14/05/2026', '700.00', '843.50'),
    ]);
    expect(amounts).toEqual([-3210, 70000]);
    expect(lines.bookingLines + lines.notBookingLines).toBe(lines.lines);
  });

  it('when a block has no amount, it is named and not left out', async () => {
    const { amounts, told } = await read([
      ...block('18/05/2026', '-32.10', '811.40'),
      ...block('14/05/2026', '700.00', '843.50'),
      'Date: 12/05/2026',
      'Description: CARD PAYMENT',
    ]);
    expect(amounts).toEqual([-3210, 70000, null]);
    expect(told).toContain('amount.missing');
  });
});

describe('signs beside marks', () => {
  const card = (rows: readonly string[]) => ['Day,Amount,Text,Debit/Credit Flag', ...rows];

  it('when all amounts have a plus or a minus, words for kinds turn none', async () => {
    const { amounts } = await read([
      'Day,Type,Note,Amount',
      '2026-02-02,Charge,taxi,+14.50',
      '2026-02-03,Payment,concert,+40.00',
      '2026-02-04,Payment,noodles,-11.75',
      '2026-02-16,Charge,parking,-6.00',
    ]);
    expect(amounts).toEqual([1450, 4000, -1175, -600]);
  });

  it('when what came in has the minus and what went out has none, the mark tells', async () => {
    const { amounts } = await read(
      card([
        '13/05/2026,-60.00,PAID,Credit',
        '10/05/2026,-7.25,BOOKS,Credit',
        '03/05/2026,18.40,BOOKS,Debit',
      ]),
    );
    expect(amounts).toEqual([6000, 725, -1840]);
  });

  it('when the one minus stands in a row of nothing but a payment, the signs are asked', async () => {
    const { open } = await read([
      'date,amount,description',
      '03/06/2026,8.20,RECORD STALL',
      '15/06/2026,31.00,GARDEN CENTRE',
      '29/06/2026,-39.20,Payment',
    ]);
    expect(open).toContain('sign');
  });
});
