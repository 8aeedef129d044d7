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

  it('when value date and booking date lie months apart, the row is named; weeks are nothing special', async () => {
    const { reading } = await readUndescribed([
      'Buchungstag;Wertstellung;Partner;Betrag EUR',
      '02.10.2025;02.10.2025;Porto;-20,00',
      '06.10.2025;15.09.2025;Zinsen;2,50',
      '20.10.2025;20.10.2024;Druckerei Ost;-80,00',
    ]);
    expect(reading.findings.map(({ rule, line, params }) => [rule, line, params])).toEqual([
      ['valueDate.far', 4, { days: 365 }],
    ]);
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

describe('lists that say little', () => {
  it('when cash and a fee stand without a minus among purchases, it is asked, and spending is what is proposed', async () => {
    const { reading, rows } = await readUndescribed([
      'Date,Date Processed,Description,Amount (GBP)',
      '10 Sep 2026,10 Sep 2026,ROPE AND SAIL SHOP,99.40',
      '07 Sep 2026,07 Sep 2026,ATM HIGH STREET,220.00',
      '04 Sep 2026,04 Sep 2026,HARBOUR BAKERY,6.31',
      '18 Aug 2026,18 Aug 2026,PUDDLE BOOTS,-190.27',
      '10 Aug 2026,10 Aug 2026,MEMBERSHIP FEE,10.75',
    ]);
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['sign']);
    expect(rows.map((row) => row.amountMinor)).toEqual([-9940, -22000, -631, 19027, -1075]);
  });

  it('when a club takes the fees of its members, amounts are read as written', async () => {
    const { reading, rows } = await readUndescribed([
      'Date,Description,Amount (GBP)',
      '2026-09-10,Membership fee Ida Kranich,20.00',
      '2026-09-09,Membership fee Emil Specht,20.00',
      '2026-09-08,Rent of the boathouse,-31.16',
      '2026-09-07,Membership fee Nora Dohle,20.00',
    ]);
    expect(reading.questions).toEqual([]);
    expect(rows.map((row) => row.amountMinor)).toEqual([2000, 2000, -3116, 2000]);
  });

  it('when now one, now the other of two name columns holds the same name, the other side is beside it', async () => {
    const { rows } = await readUndescribed([
      'Buchungstag;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Verwendungszweck;Betrag',
      '27.09.2025;Ich;Seilerei Tau;Leinen;-65,19',
      '21.09.2025;Bürstenfabrik Igel;Ich;Lohn;3118,04',
      '19.09.2025;Ich;Kasse Esche;Beitrag;-12,85',
      '18.09.2025;Ich;;Grundpreis;-5,04',
    ]);
    expect(rows.map((row) => row.counterpartyName)).toEqual([
      'Seilerei Tau',
      'Bürstenfabrik Igel',
      'Kasse Esche',
      null,
    ]);
  });
});
