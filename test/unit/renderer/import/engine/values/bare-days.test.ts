import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const texts = ['Miete Garage', 'Backstube', 'Strom Abschlag', 'Honorar', 'Kino'];
const amounts = ['-70,00', '-4,69', '-92,93', '310,00', '-18,00'];
const table = (header: string | null, days: readonly string[]) =>
  readUndescribed([
    ...(header === null ? [] : [header]),
    ...days.map((day, at) => `${day};${texts[at]};${amounts[at]}`),
  ]);
const days = (rows: Awaited<ReturnType<typeof table>>['rows']) => rows.map(({ bookingDay }) => bookingDay);

describe('days without anything between their parts', () => {
  it('when eight digits end in a year, they begin with the day', async () => {
    const { rows } = await table('Buchungstag;Verwendungszweck;Betrag', ['04072025', '20072025', '5082025']);
    expect(days(rows)).toEqual(['2025-07-04', '2025-07-20', '2025-08-05']);
  });

  it('when the second part of eight digits is more than twelve, they begin with the month', async () => {
    const { rows } = await table('Date;Description;Amount', ['07042025', '07202025', '08052025']);
    expect(days(rows)).toEqual(['2025-07-04', '2025-07-20', '2025-08-05']);
  });

  it('when six digits are days of one month in one order only, that order counts', async () => {
    const written = ['251003', '251001', '250927', '250926', '250905'];
    const { rows } = await table('Buchungstag;Verwendungszweck;Betrag', written);
    expect(days(rows)).toEqual(['2025-10-03', '2025-10-01', '2025-09-27', '2025-09-26', '2025-09-05']);
  });

  it('when the year stands last of six digits, it is read there', async () => {
    const { rows } = await table('Datum;Omschrijving;Bedrag', [
      '031025',
      '011025',
      '270925',
      '260925',
      '050925',
    ]);
    expect(days(rows)).toEqual(['2025-10-03', '2025-10-01', '2025-09-27', '2025-09-26', '2025-09-05']);
  });

  it('when two digits of the year stand first between strokes, the days of one month say so', async () => {
    const { rows } = await table('Datum;Text;Belopp', [
      '25-10-03',
      '25-10-01',
      '25-09-27',
      '25-09-26',
      '25-09-05',
    ]);
    expect(days(rows)).toEqual(['2025-10-03', '2025-10-01', '2025-09-27', '2025-09-26', '2025-09-05']);
  });

  it.each([
    ['25.03.23', '12.03.23', '03.03.23', '29.02.23', '08.02.23'],
    ['25-03-23', '12-03-23', '03-03-23', '29-02-23', '08-02-23'],
    ['250323', '120323', '030323', '290223', '080223'],
  ])('when one of the days does not exist (%s), the others keep their order', async (...written) => {
    const { rows, reading } = await table('Buchungstag;Verwendungszweck;Betrag', written);
    expect(days(rows)).toEqual(['2023-03-25', '2023-03-12', '2023-03-03', null, '2023-02-08']);
    expect(reading.counts.blocked).toBe(1);
  });

  it('when a table of six digits has no header, it is found and read', async () => {
    const { rows } = await table(null, ['251003', '251001', '250927', '250926', '250905']);
    expect(days(rows)).toEqual(['2025-10-03', '2025-10-01', '2025-09-27', '2025-09-26', '2025-09-05']);
  });

  it('when few days leave two orders, the order is asked, with what each would read', async () => {
    const { reading } = await table('Buchungstag;Verwendungszweck;Betrag', ['100103', '100102']);
    const question = reading.questions.find(({ kind }) => kind === 'dateOrder');
    expect(question?.choices.map(({ value }) => value).sort()).toEqual(['DMY', 'MDY', 'YMD']);
  });

  it('when six digits stand below a number of something, they are no days', async () => {
    const { reading } = await readUndescribed([
      'Datum;Belegnummer;Text;Betrag',
      '03.10.2025;251003;Backstube;-4,69',
      '01.10.2025;251001;Strom;-92,93',
    ]);
    expect(reading.columns?.[1]?.kind).toBe('integer');
  });

  it.each([
    ['of one month each, 2020 or 2001', ['20.06.01', '20.05.01', '20.04.01']],
    ['days of one week, or years apart', ['24.03.15', '24.03.18']],
    ['with hyphens', ['20-06-01', '20-05-01', '20-04-01']],
  ])('when few days may have their year in front (%s), they are asked', async (_, written) => {
    const { reading } = await table('Dátum;Megnevezés;Összeg', written);
    const question = reading.questions.find(({ kind }) => kind === 'dateOrder');
    expect(question?.choices.find(({ isProposed }) => isProposed)?.value).toBe('YMD');
  });

  it('when the first part is no year of our time, the day stands in front', async () => {
    const { rows } = await table('Datum;Text;Betrag', ['05.01.24', '05.02.24', '05.03.24']);
    expect(days(rows)).toEqual(['2024-01-05', '2024-02-05', '2024-03-05']);
  });
});
