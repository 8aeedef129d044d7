import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  findingRules,
  notBookingReasons,
  reasonCodes,
} from '../../../../../preload/contract/reading/reading';
import { readWhole } from '../../../../check/read-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const header = 'Buchungstag;Empfänger;Verwendungszweck;Betrag';
const row = (at: number, amount = '-12,30') =>
  `${String((at % 28) + 1).padStart(2, '0')}.03.2025;Laden ${at};Einkauf ${at};${amount}`;

describe('behaviour cases of the import', () => {
  it('B021: when the machine stands in Los Angeles, Berlin or Auckland, the calendar day is the one in the file', () => {
    const script = `
      import { DayReader } from './renderer/import/engine/values/calendar-days';
      console.log(new DayReader('DMY', null).read('01.03.2025'), new DayReader('YMD', null).read('2025-03-30 02:30:00'), new DayReader('DMY', null).read('26.10.2025'));`;
    for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Tongatapu']) {
      const out = execFileSync('npx', ['tsx', '-e', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      expect(out.trim()).toBe('2025-03-01 2025-03-30 2025-10-26');
    }
  }, 60_000);

  it('B022: when a second export overlaps with other order and an extra blank, the same bookings have the same identity', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => row(at));
    const first = await readWhole('a.csv', utf8([header, ...lines].join('\n')));
    const overlap = [...lines.slice(4), row(40), row(41)]
      .reverse()
      .map((line) => line.replace('Einkauf 7', 'Einkauf  7 '));
    const second = await readWhole('b.csv', utf8([header, ...overlap].join('\n')));
    const known = new Set(first.rows.map((entry) => `${entry.contentHash}.${entry.occurrence}`));
    expect(second.rows.filter((entry) => known.has(`${entry.contentHash}.${entry.occurrence}`))).toHaveLength(
      6,
    );
  });

  it('B023: when one of 1200 rows has a letter in its amount, one finding names line, column and text; the others are ready', async () => {
    const lines = Array.from({ length: 1_199 }, (_, at) => row(at, at === 729 ? '12,3O' : '-12,30'));
    const { reading, rows } = await readWhole('a.csv', utf8([header, ...lines].join('\n')));
    expect(reading.findings).toEqual([
      expect.objectContaining({
        severity: 'error',
        rule: 'amount.unreadable',
        line: 731,
        field: 'amount',
        column: 'Betrag',
        text: '12,3O',
      }),
    ]);
    expect(reading.counts).toMatchObject({ bookings: 1_198, blocked: 1, notBooking: 1 });
    expect(rows.filter((entry) => entry.disposition === 2).map((entry) => entry.line)).toEqual([731]);
  });

  it('B024: when a mapping is replayed on the same header, it gives the same rows without a question', async () => {
    const own = 'Spalte A;Spalte B;Spalte C;Spalte D';
    const options = {
      mapping: { bookingDate: [0], counterpartyName: [1], purpose: [2], amount: [3] },
      template: { name: 'Bank A', header: own.split(';') },
    };
    const march = await readWhole('a.csv', utf8([own, row(1), row(2)].join('\n')), options);
    const april = await readWhole('b.csv', utf8([own, row(1), row(2)].join('\n')), options);
    expect(april.rows.map((entry) => entry.contentHash)).toEqual(
      march.rows.map((entry) => entry.contentHash),
    );
    expect(april.reading.drift).toBeNull();
    expect(april.reading.headerFingerprint).toBe(march.reading.headerFingerprint);
  });

  it('B024: when a column was put in front, the change is named and the columns are found again by name', async () => {
    const own = 'Spalte A;Spalte B;Spalte C;Spalte D';
    const options = {
      mapping: { bookingDate: [0], counterpartyName: [1], purpose: [2], amount: [3] },
      template: { name: 'Bank A', header: own.split(';') },
    };
    const before = await readWhole('a.csv', utf8([own, row(1), row(2)].join('\n')), options);
    const after = await readWhole(
      'b.csv',
      utf8([`Neu;${own}`, `x;${row(1)}`, `y;${row(2)}`].join('\n')),
      options,
    );
    expect(after.reading.drift).toEqual({
      expected: 'Bank A',
      added: ['Neu'],
      missing: [],
      renamed: [],
      isReordered: false,
    });
    expect(after.reading.headerFingerprint).not.toBe(before.reading.headerFingerprint);
    expect(after.rows.map((entry) => [entry.bookingDay, entry.amountMinor, entry.counterpartyName])).toEqual(
      before.rows.map((entry) => [entry.bookingDay, entry.amountMinor, entry.counterpartyName]),
    );
  });

  it('B035: when names and endings differ, a file is judged by its content alone', async () => {
    for (const name of ['umsatz.csv', 'UMSATZ.CSV', 'export.txt', 'export.xls', 'noending']) {
      expect((await readWhole(name, utf8([header, row(1)].join('\n')))).rows).toHaveLength(1);
    }
  });
});

describe('ambiguity is asked, never guessed', () => {
  it('when all dates could be swapped, one question with real rows is asked, and the answer settles it', async () => {
    const file = utf8('Date,Description,Amount,Currency\n01/02/2024,A,-1.00,USD\n03/04/2024,B,-2.00,USD\n');
    const open = await readWhole('a.csv', file);
    const [question] = open.reading.questions;
    expect(open.reading.needsAnswer).toBe(true);
    expect(question).toMatchObject({ kind: 'dateOrder', blocking: true, option: 'dateOrder' });
    expect(question?.choices.map((choice) => choice.examples[0])).toEqual([
      { line: 2, text: '01/02/2024', meaning: '2024-02-01' },
      { line: 2, text: '01/02/2024', meaning: '2024-01-02' },
    ]);
    const settled = await readWhole('a.csv', file, { dateOrder: 'MDY' });
    expect(settled.reading.questions).toEqual([]);
    expect(settled.rows.map((entry) => entry.bookingDay)).toEqual(['2024-01-02', '2024-03-04']);
  });

  it('when one row of many fits the other number style, the file asks', async () => {
    const lines = ['2024-01-01;A;-1.234,56', '2024-01-02;B;-12,30', '2024-01-03;C;-1,234.56'];
    const { reading } = await readWhole('a.csv', utf8(`Datum;Text;Betrag\n${lines.join('\n')}`));
    expect(reading.questions.map((question) => question.kind)).toContain('numberStyle');
  });

  it('when amounts could be thousands or have three places, the file asks', async () => {
    const { reading } = await readWhole(
      'a.csv',
      utf8('Datum;Text;Betrag\n2024-01-01;A;-1.234\n2024-01-02;B;-2.500'),
    );
    expect(reading.questions.map((question) => question.kind)).toContain('numberStyle');
  });

  it('when dates have no year and nothing tells the period, the file asks for it', async () => {
    const file = utf8('Buchung;Händler;Betrag EUR\n30.12.;A;-1,00\n03.01.;B;-2,00');
    expect((await readWhole('a.csv', file)).reading.questions.map((question) => question.kind)).toEqual([
      'year',
    ]);
    const { rows } = await readWhole('a.csv', file, {
      statementPeriod: { from: '2024-12-15', to: '2025-01-14' },
    });
    expect(rows.map((entry) => entry.bookingDay)).toEqual(['2024-12-30', '2025-01-03']);
  });

  it('when a late row overturns an open date order, the rows come again in the right one', async () => {
    const early = Array.from(
      { length: 120_000 },
      (_, at) => `0${(at % 9) + 1}/0${(at % 8) + 1}/2024,Shop ${at},-1.00,USD`,
    );
    const { reading, rows } = await readWhole(
      'a.csv',
      utf8(['Date,Description,Amount,Currency', ...early, '01/31/2024,Last,-2.00,USD'].join('\n')),
    );
    expect(reading.questions).toEqual([]);
    expect(rows).toHaveLength(120_001);
    expect(rows[0]?.bookingDay).toBe('2024-01-01');
    expect(rows[1]?.bookingDay).toBe('2024-02-02');
    expect(rows.at(-1)?.bookingDay).toBe('2024-01-31');
    expect(rows[12]?.bookingDay).toBe('2024-04-05');
  }, 60_000);
});

describe('codes of a reading', () => {
  it('when findings, reasons and left out lines are given, each is a key of its table with the params named there', async () => {
    const { reading } = await readWhole(
      'a.csv',
      utf8(
        `Saldo;1,00\n\n${header};Saldo;Status\n01.02.2024;A;B;-1,00;5,00;gebucht\n30.02.2024;A;B;x;7,00;gebucht\n02.02.2024;A;B;-1,00;3,00;vorgemerkt\nSumme;;;-2,00\n`,
      ),
    );
    expect(reading.findings.length).toBeGreaterThan(1);
    for (const finding of reading.findings) {
      const known = findingRules[finding.rule as keyof typeof findingRules];
      expect(known, finding.rule).toBeDefined();
      expect(Object.keys(finding.params).sort()).toEqual([...known.params].sort());
    }
    for (const reason of reading.columns.flatMap((column) => column.reasons))
      expect(Object.keys(reasonCodes)).toContain(reason.code);
    for (const entry of reading.notBookings) expect(Object.keys(notBookingReasons)).toContain(entry.reason);
  });
});
