import { describe, expect, it } from 'vitest';
import { readUndescribed, readWhole } from '../../../../check/read-file';

const days = Array.from({ length: 8 }, (_, at) => `${String(at + 3).padStart(2, '0')}.03.2025`);
const isoDays = days.map((day) => day.split('.').reverse().join('-'));
const shops = ['Laden Nord', 'Hof Süd', 'Markt Ost', 'Kiosk West', 'Bad Mitte', 'Turm', 'Insel', 'Brücke'];
const others = [
  'DE79100993023129305919',
  'DE55370699239167428571',
  'DE36100993026617479267',
  'DE53100993022791552290',
  'DE87700919946073316528',
  'DE43700919942951805425',
  'DE24700919943214217830',
  'DE65370699230525503906',
];
const amounts = ['-12,30', '45,10', '-7,77', '-80,00', '-3,15', '-22,22', '190,00', '-61,00'];

async function read(lines: readonly string[]) {
  return await readWhole('export.csv', new TextEncoder().encode(lines.join('\n')));
}

describe('the own account and that of the other side', () => {
  it('below the IBAN of one account are two accounts where the column has it for several names', async () => {
    const own = ['DE80280200508104477321', 'DE73500991020771204450'];
    const { reading, rows } = await read([
      `IBAN;${own[0]}`,
      '',
      'Buchungstag;IBAN;Name;Zweck;Betrag',
      ...days.map((day, at) => `${day};${own[at < 5 ? 0 : 1]};${shops[at]};Rechnung ${at};${amounts[at]}`),
    ]);
    expect(reading.accounts.map(({ iban }) => iban)).toEqual(own);
    expect(rows.map(({ accountIndex }) => accountIndex)).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it.each(['Konto-IBAN', 'IBAN Konto', 'Kto.-IBAN'])(
    'when two own IBANs stand under %s beside a column of the other side, there are two accounts',
    async (header) => {
      const own = ['DE80280200508104477321', 'DE73500991020771204450'];
      const { reading, rows } = await read([
        `${header};Buchungstag;Gegenpartei;Gegenkonto;Zweck;Betrag`,
        ...days.map(
          (day, at) =>
            `${own[at % 3 === 2 ? 1 : 0]};${day};${shops[at]};${others[at]};Ware ${at};${amounts[at]}`,
        ),
      ]);
      expect(reading.accounts.map(({ iban }) => iban)).toEqual(own);
      expect(rows.map((row) => row.counterpartyIban)).toEqual(others);
    },
  );

  it.each([
    ['ownBankCode', 'ownAccountNumber', 'opposingBankCode', 'opposingAccountNumber', 'opposingName'],
    ['local_sort_code', 'local_account', 'remote_bic', 'remote_iban', 'remote_name'],
  ])('when columns have the technical names %s and %s, both sides are told apart', async (...names) => {
    const { reading, rows } = await read([
      [...names, 'date', 'value', 'currency', 'purpose'].join(';'),
      ...isoDays.map(
        (day, at) =>
          `29990402;417733208;${at % 2 ? 'GENODED1UNA' : 'SPKLDE5FXXX'};${others[at]};${shops[at]};${day};${amounts[at]?.replace(',', '.')};EUR;Ware ${at}`,
      ),
    ]);
    expect(reading.accounts).toMatchObject([{ accountNumber: '417733208', bankCode: '29990402' }]);
    expect(rows.map((row) => row.counterpartyIban)).toEqual(others);
    expect(rows[0]).toMatchObject({ counterpartyBic: 'SPKLDE5FXXX', counterpartyName: 'Laden Nord' });
  });

  it('when a BIC stands before the IBAN of a table without header, it belongs to the other side', async () => {
    const { reading, rows } = await read(
      days.map(
        (day, at) =>
          `DE73500991020771204450;BKAUATWW;${day};${shops[at]};${at % 2 ? 'GENODED1UNA' : 'SPKLDE5FXXX'};${others[at]};Rechnung ${at} vom Vormonat;${amounts[at]};EUR`,
      ),
    );
    expect(reading.accounts).toMatchObject([{ iban: 'DE73500991020771204450', bic: 'BKAUATWW' }]);
    expect(rows.map((row) => row.counterpartyBic).slice(0, 2)).toEqual(['SPKLDE5FXXX', 'GENODED1UNA']);
  });
});

describe('accounts told by their names', () => {
  const named = (header: string, names: readonly string[]) => [
    `${header};Datum;Empfänger;Zweck;Ausgaben;Einnahmen`,
    ...days.map(
      (day, at) =>
        `${names[at % names.length]};${day};${shops[at]};Ware ${at};${at % 2 ? '0,00' : `1${at},20`};${at % 2 ? `2${at},35` : '0,00'}`,
    ),
  ];

  it.each(['Konto', 'Kontoname', 'Account', 'Cuenta'])(
    'when %s names one of two accounts in every row, there are two',
    async (header) => {
      const { reading, rows } = await read(named(header, ['Girokonto Auetal', 'Tagesgeld']));
      expect(reading.accounts.map(({ name }) => name)).toEqual(['Girokonto Auetal', 'Tagesgeld']);
      expect(rows.map((row) => row.accountIndex)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    },
  );

  it.each([
    ['Unterkonto', ['Reise', 'Alltag']],
    ['Account Name', ['Main Account', 'Holiday']],
  ])('when %s names parts of one account, there is one', async (header, names) => {
    expect((await read(named(header, names))).reading.accounts).toHaveLength(1);
  });

  it('when a source account has no target beside it, its names are those of the own accounts', async () => {
    const lines = named('Source account', ['Operating', 'Reserve']);
    expect((await read(lines)).reading.accounts.map(({ name }) => name)).toEqual(['Operating', 'Reserve']);
  });
});

describe('one account written in two ways', () => {
  it.each([
    ['Kartennummer', '5412 88** **** 4471', '****4471'],
    ['Kartennummer', '****4471', '****null'],
    ['Konto', '417 733 208', '417733208'],
    ['Konto', 'DE73500991020771204450', '0771204450'],
  ])('when %s is here %s and there %s, it is counted once', async (header, first, second) => {
    const { reading, rows } = await read([
      `Buchungstag;${header};Beschreibung;Betrag`,
      ...days.map((day, at) => `${day};${at % 3 === 1 ? second : first};${shops[at]};${amounts[at]}`),
    ]);
    expect(reading.accounts).toHaveLength(1);
    expect(rows.every((row) => row.accountIndex === 0)).toBe(true);
  });
});

describe('dates, kinds and purposes beside each other', () => {
  it.each([
    ['Gebucht am', 'Wertgestellt am'],
    ['Verbucht am', 'Valutiert am'],
    ['Buchung am', 'Wertstellung zum'],
  ])('when dates stand under %s and %s, they are those of booking and value', async (booked, valued) => {
    const { rows } = await read([
      `${booked};${valued};Zweck;Betrag`,
      ...days.slice(1).map((day, at) => `${days[at]};${day};${shops[at]};${amounts[at]}`),
    ]);
    expect(rows[0]).toMatchObject({ bookingDay: '2025-03-03', valueDay: '2025-03-04' });
  });

  it.each(['Transaktions-Text', 'Umsatztext', 'Vorgangstext'])(
    'when %s holds kinds of bookings beside a purpose, they are booking texts',
    async (header) => {
      const { rows } = await read([
        `Buchungstag;${header};Verwendungszweck;Betrag`,
        ...days.map(
          (day, at) =>
            `${day};${at % 2 ? 'LASTSCHRIFT' : 'GUTSCHRIFT'};Rechnung ${at} ${shops[at]};${amounts[at]}`,
        ),
      ]);
      expect(rows[1]).toMatchObject({ bookingText: 'LASTSCHRIFT', purpose: 'Rechnung 1 Hof Süd' });
    },
  );

  it.each([
    ['Account', 'Everyday', 'Holiday pot', 'Joint'],
    ['Konto', 'Giro', 'Tagesgeld', 'Gemeinsam'],
    ['Card', 'Visa *1234', 'Visa *5678', 'Master *9012'],
    ['Karte', 'xxxx1234', 'xxxx5678', 'xxxx9012'],
  ])('when %s stands above names of which some come again, each is an account', async (header, ...names) => {
    const [one, two, three] = names;
    const { reading, rows } = await readUndescribed([
      `${header},Date,Description,Amount,Currency`,
      `${one},16/01/2024,SPAR,-80.00,EUR`,
      `${two},18/01/2024,LIDL,-25.00,EUR`,
      `${one},19/01/2024,ALDI,-15.00,EUR`,
      `${three},22/01/2024,REWE,-90.00,EUR`,
    ]);
    expect(reading.accounts.map(({ name, accountNumber }) => name ?? accountNumber)).toEqual(names);
    expect(rows.map(({ accountIndex }) => accountIndex)).toEqual([0, 1, 0, 2]);
  });
});
