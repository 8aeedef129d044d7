import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const head = 'Date,Description,Amount,Currency';
const list = (days: readonly string[]) => [
  head,
  ...days.map((day, at) => `${day},Shop ${at},-${at + 1}.00,EUR`),
];
const daysOf = async (days: readonly string[]) => {
  const { rows, reading } = await readUndescribed(list(days));
  return { days: rows.map(({ bookingDay }) => bookingDay), rules: Object.keys(reading.findingTotals) };
};

describe('days that a spreadsheet turned', () => {
  it('are turned back beside texts whose day comes first, each with a finding', async () => {
    expect(await daysOf(['2025-03-04', '2025-07-04', '13/04/2025', '25/04/2025', '2025-02-05'])).toEqual({
      days: ['2025-04-03', '2025-04-07', '2025-04-13', '2025-04-25', '2025-05-02'],
      rules: ['date.swapped'],
    });
  });

  it('are turned back beside texts whose month comes first', async () => {
    expect(await daysOf(['2025-05-06', '2025-11-06', '06/17/2025', '06/28/2025', '2025-01-07'])).toEqual({
      days: ['2025-06-05', '2025-06-11', '2025-06-17', '2025-06-28', '2025-07-01'],
      rules: ['date.swapped'],
    });
  });

  it('are turned back where the month is written as a word', async () => {
    const { days } = await daysOf(['4-Mar-25', '4-Jul-25', '13/04/2025', '25/04/2025']);
    expect(days).toEqual(['2025-04-03', '2025-04-07', '2025-04-13', '2025-04-25']);
  });

  it('are left as they are beside any date behind the 12th, or any text in front of the 13th', async () => {
    expect(await daysOf(['2025-04-03', '2025-04-13', '17/04/2025'])).toMatchObject({
      rules: ['date.mixed'],
    });
    expect(await daysOf(['2025-04-03', '05/04/2025', '17/04/2025'])).toMatchObject({
      days: ['2025-04-03', '2025-04-05', '2025-04-17'],
      rules: ['date.mixed'],
    });
  });

  it('are left but named where turning them back would scatter the days', async () => {
    const { days, rules } = await daysOf([
      '2025-04-02',
      '2025-04-05',
      '2025-04-11',
      '13/04/2025',
      '14/04/2025',
    ]);
    expect(days.slice(0, 3)).toEqual(['2025-04-02', '2025-04-05', '2025-04-11']);
    expect(rules).toEqual(['date.perhapsSwapped']);
  });
});

describe('days of two exports joined', () => {
  it('stay as they are written where turning them back would only bring them nearer, out of order', async () => {
    expect(await daysOf(['2024-10-11', '2024-10-12', '14.11.2024', '20.11.2024'])).toEqual({
      days: ['2024-10-11', '2024-10-12', '2024-11-14', '2024-11-20'],
      rules: ['date.perhapsSwapped'],
    });
  });
});

describe('value dates that a spreadsheet turned', () => {
  it('are turned back with a finding, as booking dates are', async () => {
    const { rows, reading } = await readUndescribed([
      'Booking date,Value date,Description,Amount,Currency',
      '13.06.2024,2024-05-06,Shop,-12.50,EUR',
      '14.06.2024,14.06.2024,Shop,-12.50,EUR',
      '17.06.2024,17.06.2024,Shop,-12.50,EUR',
    ]);
    expect(rows[0]?.valueDay).toBe('2024-06-05');
    expect(reading.findings.map(({ rule, line, field }) => [rule, line, field])).toEqual([
      ['date.swapped', 2, 'valueDate'],
    ]);
  });
});

describe('numbers that a spreadsheet mangled', () => {
  it('are named: cut short, without their zeros, or the fault of a formula', async () => {
    const { reading, rows } = await readUndescribed([
      'Date,Sort Code,Reference,Description,Amount,Currency',
      '2025-03-03,040004,1.23457E+15,#N/A,-4.50,EUR',
      '2025-03-14,40004,RF-221,Rent,-500.00,EUR',
    ]);
    expect(reading.findings.map(({ rule, line, text }) => [rule, line, text])).toEqual([
      ['text.scientific', 2, '1.23457E+15'],
      ['text.error', 2, '#N/A'],
      ['text.lostZeros', 3, '40004'],
    ]);
    expect(rows[0]?.purpose).toBeNull();
  });

  it('never become the number of an account', async () => {
    const { reading } = await readUndescribed([
      'Account Number,Date,Description,Amount,Currency',
      '1.23457E+11,2025-03-03,Shop,-4.50,EUR',
      '1.23457E+11,2025-03-14,Rent,-500.00,EUR',
    ]);
    expect(reading.accounts.map(({ accountNumber, iban }) => [accountNumber, iban])).toEqual([[null, null]]);
  });
});
