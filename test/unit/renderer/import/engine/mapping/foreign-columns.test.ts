import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    days: rows.map(({ bookingDay }) => bookingDay),
    currencies: rows.map(({ currency }) => currency),
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    closing: reading.accounts[0]?.balanceMinor,
    fields: Object.fromEntries(reading.columns.map(({ header, field }) => [header, field])),
    certainty: reading.certainty,
  };
}

describe('columns that are none of those that move money', () => {
  it('when they number the rows (No.), are no money out; `Nợ` and `Có` are the sides', async () => {
    const rows = ['1;01.03.2024;a;16,74;', '2;02.03.2024;b;;38,42', '3;03.03.2024;c;;10,35'];
    expect((await read(['No.;Date;Nom;Crédit;Débit', ...rows])).amounts).toEqual([1_674, -3_842, -1_035]);
    const { fields } = await read(['STT;Ngày;Tên;Có;Nợ', ...rows]);
    expect(fields).toMatchObject({ Có: 'credit', Nợ: 'debit' });
  });

  it('when a note says `paid` here and there, are no state of the rows', async () => {
    const rows = [
      '01.03.2024;a;;-5,00',
      '02.03.2024;b;paid;-6,00',
      '03.03.2024;c;;-7,00',
      '04.03.2024;d;paid;-8,00',
    ];
    expect(await read(['Datum;Name;Note;Betrag', ...rows])).toMatchObject({
      asked: [],
      amounts: [-500, -600, -700, -800],
    });
  });

  it('when a currency stands in a few rows only, below another name, are not the currency of the amount', async () => {
    const rows = [
      '01.03.2024;a;-5,00;',
      '02.03.2024;b;-6,00;USD',
      '03.03.2024;c;-7,00;',
      '04.03.2024;d;-8,00;',
    ];
    expect((await read(['Datum;Name;Betrag;Exchange currency', ...rows])).currencies).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const { currencies } = await read([
      'Datum;Name;Betrag;Currency',
      ...rows.map((row) => row.replace(/;$/, ';EUR')),
    ]);
    expect(currencies).toEqual(['EUR', 'USD', 'EUR', 'EUR']);
  });

  it('when their currency is that of something else, are not the currency of the amount, in however many rows it stands', async () => {
    const rows = ['USD', 'USD', 'GBP', 'USD'].map(
      (code, at) => `0${at + 1}.03.2024;Laden ${at};-${at}5,00;${code}`,
    );
    const none = [null, null, null, null];
    for (const name of [
      'Exchange currency',
      'Tax currency',
      'Cashback Currency',
      'Merchant currency',
      'Counter-currency',
      'Target currency',
      'Währung Gebühr',
      'Devise de change',
      'Waluta przewalutowania',
    ]) {
      const { currencies, fields } = await read([`Datum;Name;Betrag;${name}`, ...rows]);
      expect([name, currencies, fields[name]]).toEqual([name, none, null]);
    }
    for (const name of ['Currency', 'Wallet currency', 'Transaction currency', 'Settlement currency'])
      expect((await read([`Datum;Name;Betrag;${name}`, ...rows])).currencies).toEqual([
        'USD',
        'USD',
        'GBP',
        'USD',
      ]);
  });

  it('when a limit or a score of credit stands there, are not what came in', async () => {
    const rows = [
      '01.03.2024;a;5,00;;5.000,00',
      '02.03.2024;b;6,00;;5.000,00',
      '03.03.2024;c;7,00;;5.000,00',
    ];
    const { fields } = await read(['Data;Nome;Addebito;Accredito;Credit limit', ...rows]);
    expect(fields['Credit limit']).toBe('ignored');
  });

  it('when a moment stands beside days that end in a year, do not say their order', async () => {
    const rows = [
      '01-01-2020',
      '04-01-2020',
      '07-01-2020',
      '01-02-2020',
      '04-02-2020',
      '07-02-2020',
      '01-03-2020',
      '04-03-2020',
    ];
    const { days } = await read([
      'Created at;Datum;Naam;Bedrag',
      ...rows.map((day, at) => `2026-01-1${at} 10:32:00;${day};n${at};-${at + 1},00`),
    ]);
    expect(days.slice(0, 4)).toEqual(['2020-01-01', '2020-01-04', '2020-01-07', '2020-02-01']);
  });

  const available = [
    '01.03.2024;a;-10,00;700,00;90,00',
    '02.03.2024;b;-20,00;512,00;70,00',
    '03.03.2024;c;50,00;333,00;120,00',
    '04.03.2024;d;-7,00;801,00;113,00',
    '05.03.2024;e;-3,00;650,00;110,00',
  ];

  it('when a balance does not move with the amounts and another column does, are not the balance', async () => {
    const { closing, fields } = await read(['Datum;Name;Betrag;Solde disponible;Rest', ...available]);
    expect(fields.Rest).toBe('balanceAfter');
    expect(closing).toBe(11_000);
  });

  it('when no balance moves with the amounts, prove nothing', async () => {
    const { certainty } = await read([
      'Datum;Name;Betrag;Saldo',
      ...available.map((row) => row.split(';').slice(0, 4).join(';')),
    ]);
    expect(certainty?.reasons.map(({ code }) => code)).not.toContain('certainty.proven');
  });

  it('when two words of a text go up and down with a few steps, are no direction', async () => {
    const { fields, asked } = await read([
      'Thema;Dato;Navn;Beløb;Saldo',
      'Home;01-01-2020;a;71,98;6385,29',
      'Food;06-02-2020;b;74,78;6310,51',
      'Home;12-03-2020;c;96,23;6406,74',
      'Food;17-04-2020;d;174,03;6232,71',
      'Food;23-05-2020;e;81,31;6151,40',
    ]);
    expect(fields.Thema).not.toBe('direction');
    expect(asked).toEqual([]);
  });
});
