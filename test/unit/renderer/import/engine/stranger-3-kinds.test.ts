import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/read-options';
import { highCharacters } from '../../../../../renderer/import/engine/bytes/single-byte-tables';
import { readUndescribed, readWhole } from '../../../../check/read-file';

/** What the exports of a third stranger showed (`formats-stranger-3`). */
async function read(lines: readonly string[], options: ReadOptions = {}) {
  const { reading, rows } = await readUndescribed(lines, options);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    days: rows.map(({ bookingDay }) => bookingDay),
    fields: Object.fromEntries(reading.columns.map(({ header, field }) => [header, field])),
    currency: reading.accounts[0]?.currency,
    balances: [reading.accounts[0]?.openingBalanceMinor, reading.accounts[0]?.balanceMinor],
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    told: Object.keys(reading.findingTotals),
  };
}

describe('a mark behind the balance', () => {
  const rows = (mark: string) => [
    `Datum;Text;Betrag;Saldo;${mark === '-' ? 'Memo' : ''}`,
    `02.03.2026;A;-10,00;90,00;${mark}`,
    `03.03.2026;B;25,00;115,00;${mark}`,
    `04.03.2026;C;-15,00;100,00;${mark}`,
  ];

  it.each(['-', 'Debit'])('%j says nothing where balances follow as they stand', async (mark) => {
    expect((await read(rows(mark))).balances).toEqual([10_000, 10_000]);
  });

  it('a dash under a name is a place holder where too few rows follow each other', async () => {
    expect((await read(rows('-').slice(0, 2))).balances[1]).toBe(9_000);
  });
});

describe('a mark behind the balance of an overdrawn account', () => {
  it.each([
    ['S', 'S/H'],
    ['-', 'VZ'],
    ['-', '+/-'],
  ])('%j below %j is a minus where the amounts have marks of their own', async (mark, name) => {
    const { amounts, balances } = await read([
      `Buchungstag;Verwendungszweck;Betrag;S/H;Währung;Saldo;${name}`,
      `02.03.2026;Miete;850,00;S;EUR;1.850,00;${mark}`,
      `03.03.2026;Markt;50,00;S;EUR;1.900,00;${mark}`,
      `05.03.2026;Strom;40,00;S;EUR;1.940,00;${mark}`,
      `06.03.2026;Telefon;70,00;S;EUR;2.010,00;${mark}`,
    ]);
    expect(amounts).toEqual([-85_000, -5_000, -4_000, -7_000]);
    expect(balances).toEqual([-100_000, -201_000]);
  });

  it('turns no sides, and is the sign of the balances', async () => {
    const { amounts, balances, asked, told } = await read([
      'Datum;Text;Belastung;Gutschrift;Saldo;Soll/Haben;Währung',
      '02.03.2026;Miete;850,00;;1.850,00;-;EUR',
      '03.03.2026;Markt;50,00;;1.900,00;-;EUR',
      '05.03.2026;Zahlung;;400,00;1.500,00;-;EUR',
      '06.03.2026;Telefon;70,00;;1.570,00;-;EUR',
    ]);
    expect(amounts).toEqual([-85_000, -5_000, 40_000, -7_000]);
    expect([balances, asked]).toEqual([[-100_000, -157_000], []]);
    expect(told).not.toContain('balance.break');
  });
});

describe('what cannot be decided is asked', () => {
  const ledger = ['Datum;Beleg;Text;Soll;Haben', '12.02.2026;7;Posten;300,00;', '19.02.2026;8;Posten;;45,00'];

  it('sides of a sheet of books without a balance and without a word', async () => {
    expect((await read(ledger)).asked).toEqual(['sign']);
    const { amounts } = await read(ledger, { sign: 'inverted' });
    expect(amounts).toEqual([30_000, -4_500]);
  });

  it('not where the kind of a row says which way its money went', async () => {
    const spoken = ledger.map((line) => line.replace('8;Posten', '8;Gutschrift'));
    expect((await read(spoken)).asked).toEqual([]);
  });

  it('two numbers with signs below no header, of which neither moves the other', async () => {
    const lines = ['04.03.2026;118,00;-12,00;ABC 1', '18.03.2026;-44,10;77,50;ABC 2'];
    expect((await read(lines)).asked).toEqual(['mapping']);
    expect((await read([...lines, '20.03.2026;-1,00;76,50;ABC 3'])).asked).toEqual(['mapping']);
  });

  it('not an amount and the balance that it moves, or the same amount twice', async () => {
    const moved = ['04.03.2026;-50,00;-12,00;A', '18.03.2026;20,00;8,00;B', '19.03.2026;-9,00;-1,00;C'];
    expect((await read(moved)).asked).toEqual([]);
    expect((await read(['04.03.2026;-5,00;-5,00;A', '18.03.2026;2,00;2,00;B'])).asked).toEqual([]);
  });

  const ofx = (entries: readonly [type: string, amount: string][]) =>
    readWhole(
      'a.ofx',
      new TextEncoder().encode(
        `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>77001<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n${entries
          .map(
            ([type, amount], at) =>
              `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260506<TRNAMT>${amount}<FITID>${at}<NAME>A</STMTTRN>`,
          )
          .join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`,
      ),
    );

  it('an OFX statement without any sign, of kinds that say nothing, is told', async () => {
    const told = async (entries: readonly [string, string][]) =>
      'direction.unsigned' in (await ofx(entries)).reading.findingTotals;
    expect(
      await told([
        ['OTHER', '12.50'],
        ['OTHER', '900.00'],
      ]),
    ).toBe(true);
    expect(
      await told([
        ['OTHER', '12.50'],
        ['OTHER', '-900.00'],
      ]),
    ).toBe(false);
    expect(
      await told([
        ['OTHER', '12.50'],
        ['CREDIT', '900.00'],
      ]),
    ).toBe(false);
  });
});

describe('fees in a column of their own', () => {
  it('are told where nothing says whether the amount has them in it, and not once the user said it', async () => {
    const lines = [
      'Date,Description,Amount,Fee',
      '2026-04-14,Order 1,98.00,2.00',
      '2026-04-23,Paid,-100.00,1.50',
    ];
    expect((await read(lines)).told).toContain('amount.feeBeside');
    const answered = await read(lines, { feeRule: 'subtract' });
    expect(answered.told).not.toContain('amount.feeBeside');
    expect(answered.amounts).toEqual([9_600, -10_150]);
  });

  it('count beside money out and money in, and alone, where the balance proves it', async () => {
    const lines = [
      'Posting Date,Description,Money In,Money Out,Fee,Balance',
      '2026-02-03,Notification,,,-1.00,732.20',
      '2026-02-14,Wages,9800.00,,,10532.20',
      '2026-02-20,Cash,,-1500.00,-10.00,9022.20',
    ];
    const { amounts, balances, told } = await read(lines);
    expect(amounts).toEqual([-100, 980_000, -151_000]);
    expect(balances).toEqual([73_320, 902_220]);
    expect(told).not.toContain('balance.break');
    const within = lines.map((line) => line.replace('9022.20', '9032.20').replace(',-1.00,', ',,'));
    expect((await read(within)).amounts.at(-1)).toBe(-150_000);
  });
});

describe('fees beside money out and money in', () => {
  const head = 'Date,Description,Money Out,Money In,Fee,Balance,Currency';

  it('are in the amount where one step of two rows proves it', async () => {
    const { amounts, told } = await read([
      head,
      '2026-03-01,Deposit,,100.00,,1100.00,EUR',
      '2026-03-02,Transfer,52.00,,-2.00,1048.00,EUR',
    ]);
    expect(amounts).toEqual([10_000, -5_200]);
    expect(told).not.toContain('amount.feeBeside');
  });

  it('are in an amount whose name says so', async () => {
    const { amounts } = await read([
      'Datum;Text;Betrag inkl. Gebühr;Gebühr;Währung',
      '02.03.2026;Abhebung;-105,00;-5,00;EUR',
      '03.03.2026;Abhebung;-52,00;-2,00;EUR',
    ]);
    expect(amounts).toEqual([-10_500, -5_200]);
  });

  it.each([
    [[head, '2026-03-02,Transfer,52.00,,-2.00,1048.00,EUR']],
    [['Date,Description,Debit,Credit,Fee,Currency', '2026-03-02,Transfer,52.00,,2.00,EUR']],
  ])('are told where no step says anything: %j', async (lines) => {
    const { amounts, told } = await read(lines);
    expect([amounts, told.includes('amount.feeBeside')]).toEqual([[-5_200], true]);
  });
});

describe('currencies that words name', () => {
  const table = ['Datum;Text;Betrag', '13.03.2026;A;-10,00', '14.03.2026;B;25,00'];

  it.each([
    ['Saldo CZK per 14.03.2026:;115,00', 'CZK'],
    ['Měna CZK', 'CZK'],
    ['Moneda;Soles', 'PEN'],
  ])('above the table: %j', async (line, currency) => {
    expect((await read([line, '', ...table])).currency).toBe(currency);
  });

  it('beside the same number in another column', async () => {
    const twin = (first: string) =>
      read([
        'Date;Text;Amount With Sym;Amount',
        `13.04.2026;A;${first};-18,00`,
        '14.04.2026;B;1500,00 €;1500,00',
      ]);
    expect((await twin('-18,00 €')).currency).toBe('EUR');
    expect((await twin('-19,50 €')).currency).toBeNull();
  });

  it('in a header, and as the money of a cooperative', async () => {
    expect((await read(['วันที่,รายการ,ถอน (บาท)', '13/03/2026,A,10.00'])).currency).toBe('THB');
    const { told } = await read(['Datum;Text;Betrag;Währung', '13.03.2026;A;-10,00;CHW']);
    expect(told).not.toContain('currency.unknown');
  });
});

it('the customer beside the own account is its holder, and whom a list of sales names is across', async () => {
  const rows = (name: (row: number) => string) =>
    [1, 2, 3].map((row) => `${name(row)};DE89370400440532013000;0${row}.03.2026;Posten;-5,00;EUR`);
  const head = 'Kunde;Konto;Datum;Verwendungszweck;Betrag;Währung';
  expect((await read([head, ...rows(() => 'Erika Muster')])).fields.Kunde).toBe('accountOwner');
  expect((await read([head, ...rows((row) => `Laden ${row}`)])).fields.Kunde).toBe('counterpartyName');
});

describe('rows, days and bytes', () => {
  it('turnovers of one side are no bookings where they are what its rows add up to', async () => {
    const lines = [
      'Data,Operacija,Gavėjas,Paskirtis,D/K,Suma,Valiuta',
      '2026-01-09,Mokėjimas,UAB Rugys,Pirkinys,D,18.30,EUR',
      '2026-01-15,Mokėjimas,UAB Baldai,Darbo užmokestis,K,1340.00,EUR',
      '2026-01-29,Mokėjimas,,Mokestis,D,0.95,EUR',
    ];
    const totals = (out: string) => [
      `2026-01-31,Apyvarta (D),,,D,${out},EUR`,
      '2026-01-31,Apyvarta (K),,,K,1340.00,EUR',
    ];
    expect((await read([...lines, ...totals('19.25')])).amounts).toEqual([-1_830, 134_000, -95]);
    expect((await read([...lines, ...totals('20.00')])).amounts).toHaveLength(4);
  });

  it('a number of Poland with right check digits is its IBAN, any other as long is none', async () => {
    const ibanOf = async (number: string) => {
      const { reading } = await readUndescribed([
        `Numer rachunku:;${number}`,
        '',
        'Data;Opis;Kwota',
        '13.03.2026;A;-10,00',
      ]);
      return reading.accounts[0]?.iban;
    };
    expect(await ibanOf('20 1940 1076 0000 1234 5678 0000')).toBe('PL20194010760000123456780000');
    expect(await ibanOf('21 1940 1076 0000 1234 5678 0000')).toBeNull();
  });

  it('years of the Republic of China are told in ours', async () => {
    const { days, asked } = await read(['交易日期,摘要,支出,存入', '115/03/05,A,450,', '115/12/25,B,,46200']);
    expect([days, asked]).toEqual([['2026-03-05', '2026-12-25'], []]);
  });

  it('a number with dashes is no year of the Republic of China', async () => {
    const { days } = await read(['Auszug;Wert;Text;Betrag;Währung', '120-1-5;05.01.2026;Miete;-850,00;EUR']);
    expect(days).toEqual(['2026-01-05']);
  });

  const encode = (text: string, label: 'ibm852' | 'windows-1252') => {
    const signs = highCharacters(label);
    return Uint8Array.from(text, (sign) =>
      sign < '\u0080' ? sign.charCodeAt(0) : 128 + signs.indexOf(sign),
    );
  };

  it('code page 852 is read where nothing else gives words', async () => {
    const text =
      'Data;Opis;Obciążenie;Uznanie\n2025-11-04;Zakupy Łódź;45,90;\n2025-11-17;Wynagrodzenie październik;;3120,00\n2025-11-28;Śródmieście;890,00;\n';
    const { reading, rows } = await readWhole('a.csv', encode(text, 'ibm852'));
    expect(reading.encoding.label).toBe('ibm852');
    expect(rows.map(({ purpose }) => purpose)).toEqual([
      'Zakupy Łódź',
      'Wynagrodzenie październik',
      'Śródmieście',
    ]);
  });

  it('an `ê` at the end of a word is one of Brazil, and nobody is asked', async () => {
    const text =
      'Conta: 12.345-6\n\nData;Documento;Histórico;Valor\n05/01/2026;Pix;Padaria Ipê;150,00D\n13/01/2026;Pix;CRÉD. SALÁRIO;4.300,00C\n';
    const { reading } = await readWhole('a.csv', encode(text, 'windows-1252'));
    expect([reading.encoding.label, reading.questions.map(({ kind }) => kind)]).toEqual([
      'windows-1252',
      ['currency'],
    ]);
  });
});
