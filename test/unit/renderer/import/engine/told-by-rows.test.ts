import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const asks = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).reading.questions.map(({ kind }) => kind);

const ownA = 'DE97999000110000417456';
const ownB = 'DE09999000110000987654';

describe('what the rows and the lines around them tell together', () => {
  it('when only one order puts every day into the period of the statement, that one is taken, with its reason', async () => {
    const { rows, reading } = await readUndescribed([
      'Period;2025-04-01 to 2025-04-30',
      '',
      'Date;Payee;Amount;Currency',
      '03/04/2025;Grocer;-45.90;GBP',
      '07/04/2025;Work;800.00;GBP',
    ]);
    expect(rows.map((row) => row.bookingDay)).toEqual(['2025-04-03', '2025-04-07']);
    expect(reading.questions).toEqual([]);
    expect(reading.columns[0]?.reasons.map(({ code }) => code)).toContain('date.period');
  });

  it.each([
    ['both orders do', '2025-01-01 to 2025-12-31'],
    ['no order does', '2025-08-01 to 2025-08-31'],
    ['the period can be read in two ways itself', '01/04/2025 to 05/06/2025'],
  ])('when %s, the order is asked', async (_, period) => {
    const header = [`Period;${period}`, '', 'Date;Payee;Amount;Currency'];
    expect(await asks([...header, '03/04/2025;Grocer;-45.90;GBP'])).toEqual(['dateOrder']);
  });

  it('when an account comes again beside several names, it is an own one, however few rows there are', async () => {
    const { reading, rows } = await readUndescribed([
      'Konto;Datum;Partner;Zweck;Betrag;Währung',
      `${ownA};01.08.2025;Bank;Entgelt;-4,90;EUR`,
      `${ownB};01.08.2025;Bank;Entgelt;-4,90;EUR`,
      `${ownA};04.08.2025;Verein;Beitrag;80,00;EUR`,
    ]);
    expect(reading.accounts.map(({ iban, rowCount }) => [iban, rowCount])).toEqual([
      [ownA, 2],
      [ownB, 1],
    ]);
    expect(rows.every((row) => row.counterpartyIban === null)).toBe(true);
  });

  it('when the rows do not go on from the opening balance in the table, the first row is named', async () => {
    const { reading } = await readUndescribed([
      'Datum;Partner;Betrag EUR;Saldo EUR',
      '01.10.2025;Anfangssaldo;;1.000,00',
      '02.10.2025;Porto;-20,00;940,00',
      '06.10.2025;Werk;250,00;1.190,00',
    ]);
    expect(reading.findings.map(({ rule, line }) => [rule, line])).toEqual([['balance.break', 3]]);
  });

  it.each([
    ['oldest first', ['-20,00;80,00', '-30,00;', '50,00;100,00', '7,00;107,00']],
    ['newest first', ['7,00;107,00', '50,00;100,00', '-30,00;', '-20,00;80,00']],
  ])('when a balance stands once a day only (%s), nothing is missing', async (_, cells) => {
    const { reading } = await readUndescribed([
      'Datum;Partner;Betrag EUR;Saldo EUR',
      ...cells.map((cell) => `02.10.2025;Porto;${cell}`),
    ]);
    expect(reading.findings).toEqual([]);
  });

  it('when a reference is the only text, it is the text of the booking, figures and zeros as they stand', async () => {
    const { rows } = await readUndescribed([
      'Datum;Partner;Referenz;Betrag;Währung',
      '02.06.2025;A;="0047110";18,00;EUR',
      '03.06.2025;B;00012;-9,95;EUR',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual(['0047110', '00012']);
  });

  it('when all amounts without sign come from customers, they are money in and nothing is asked', async () => {
    const rows = ['Kunde Eins', 'Kundin Zwei', 'Kunde 3'].map(
      (name, at) => `0${at + 1}.06.2025;${name};RE ${at};1${at},00;EUR`,
    );
    expect(await asks(['Datum;Partner;Zweck;Betrag;Währung', ...rows])).toEqual([]);
  });
});
