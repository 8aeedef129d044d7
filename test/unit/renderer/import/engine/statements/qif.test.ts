import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const read = (text: string, options = {}) => readWhole('a.qif', strToU8(text), options);

const bank = `!Account
NGirokonto
TBank
^
!Type:Bank
D31/01/2024
T-50.25
PStadtwerke
MAbschlag Strom
LWohnen:Strom
^
D01/02/2024
T1,200.00
PMuster GmbH
MGehalt
N1001
SGehalt
$1,200.00
^
`;

describe('QIF', () => {
  it('when a file holds bookings, each is a row with its lines and its text', async () => {
    const { reading, rows } = await read(bank);
    expect(reading).toMatchObject({ kind: 'qif', lineCount: 19, headerRows: [], delimiter: null });
    expect(rows).toMatchObject([
      {
        line: 6,
        bookingDay: '2024-01-31',
        amountMinor: -5025,
        counterpartyName: 'Stadtwerke',
        purpose: 'Abschlag Strom',
        raw: 'D31/01/2024\nT-50.25\nPStadtwerke\nMAbschlag Strom\nLWohnen:Strom\n^',
      },
      { line: 12, bookingDay: '2024-02-01', amountMinor: 120000, counterpartyName: 'Muster GmbH' },
    ]);
    expect(reading.counts).toMatchObject({ bookings: 2, lines: 19, bookingLines: 14, notBookingLines: 5 });
    expect(reading.accounts[0]?.name).toBe('Girokonto');
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['currency']);
  });

  it('when day and month could be swapped, it is asked, and the answer holds', async () => {
    const text = "!Type:Bank\nD1/ 2'24\nT-5\nPA\n^\nD3/ 4'24\nT-6\nPB\n^\n";
    const { reading } = await read(text);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['dateOrder', 'currency']);
    expect(reading.questions[0]?.choices[1]?.examples[0]).toMatchObject({ line: 2, meaning: '2024-01-02' });
    const { rows } = await read(text, { dateOrder: 'MDY' });
    expect(rows.map((row) => row.bookingDay)).toEqual(['2024-01-02', '2024-03-04']);
  });

  it.each([
    ["D31.12'2023", '2023-12-31'],
    ['D31.12.23', '2023-12-31'],
    ['D31.12.99', '1999-12-31'],
    ["D12/31'23", '2023-12-31'],
    ["D31/ 5' 4", '2004-05-31'],
    ["D31/ 5'70", '2070-05-31'],
    ['D2023-12-31', '2023-12-31'],
  ])('when a day is written as %s, it is %s', async (field, day) => {
    const { rows } = await read(`!Type:CCard\r\n${field}\r\nT-5,50\r\nPA\r\n^\r\n`);
    expect(rows[0]).toMatchObject({ bookingDay: day, amountMinor: -550 });
  });

  it('when the day of a record is missing or no day, the record is blocked with a finding', async () => {
    const days = ["D13/ 5' 4\n", 'Dgestern\n', '', "D14/ 5' 4\n", 'Dheute\n', '', "D32/ 5' 4\n"];
    const text = days.map((day) => `${day}T-5\nPTotal\n^\n`).join('');
    const { reading, rows } = await read(`!Type:Bank\n${text}!Type:Cat\nNWohnen\n^\n`);
    expect(rows.map(({ disposition }) => disposition)).toEqual([0, 2, 2, 0, 2, 2, 2]);
    expect(reading.findings.map(({ rule, line }) => [rule, line])).toEqual([
      ['date.unreadable', 6],
      ['date.missing', 10],
      ['date.unreadable', 17],
      ['date.missing', 21],
      ['date.unreadable', 24],
    ]);
    const none = await read('!Type:Bank\nDgestern\nT-6\nPB\n^\nDheute\nT-7\nPC\n^\n');
    expect(none.reading.counts.blocked).toBe(2);
  });

  it('when the first record is the balance before it, it is no booking', async () => {
    const opening = 'D30/12/2023\nT100.00\nPOpening Balance\nL[Girokonto]\n^\n';
    const { reading, rows } = await read(bank.replace('!Type:Bank\n', `!Type:Bank\n${opening}`));
    expect(rows).toHaveLength(2);
    expect(reading.notBookings.map(({ reason }) => reason)).toContain('balance');
  });

  it('when lists of a program stand before the bookings, they are left out with their lines', async () => {
    const { reading, rows } = await read(`!Type:Cat\nNWohnen\nDMiete und Strom\nE\n^\n${bank}`);
    expect(rows[0]?.line).toBe(11);
    expect(reading.counts).toMatchObject({ bookings: 2, lines: 24 });
  });

  it('when a file has no list of bookings, it is refused by its kind', async () => {
    await expect(read('!Type:Invst\nD1/2/24\nNBuy\n^\n')).rejects.toMatchObject({ code: 'file.unsupported' });
  });

  it('when it is packed into a zip, it is read as it is', async () => {
    const { rows } = await readWhole('a.zip', zipSync({ 'a.qif': strToU8(bank) }));
    expect(rows).toHaveLength(2);
  });
});
