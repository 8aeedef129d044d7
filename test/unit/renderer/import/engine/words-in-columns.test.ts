import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const amounts = async (...lines: string[]) =>
  (await readUndescribed(lines)).rows.map((row) => row.amountMinor);

describe('words and letters for the direction', () => {
  it('when a header names both sides, its words in the cells tell the direction', async () => {
    expect(
      await amounts(
        'Datum;Gut/Last;Betrag;Text',
        '03.02.2026;Last;5,00;Entgelt',
        '04.02.2026;Gut;31,98;Retoure',
      ),
    ).toEqual([-500, 3198]);
  });

  it.each([
    ['L/G', 'L', 'G'],
    ['E/A', 'A', 'E'],
    ['D/H', 'D', 'H'],
  ])('when letters stand below %s, they tell the direction', async (header, out, into) => {
    expect(
      await amounts(
        `Datum;${header};Betrag;Text`,
        `03.02.2026;${out};5,00;Entgelt`,
        `04.02.2026;${into};31,98;Retoure`,
        `05.02.2026;${out};8,10;Backstube`,
      ),
    ).toEqual([-500, 3198, -810]);
  });

  it('when the same letters stand below another word, they turn no sign', async () => {
    expect(
      await amounts(
        'Datum;Gruppe;Betrag;Text',
        '03.02.2026;A;-5,00;Entgelt',
        '04.02.2026;E;31,98;Retoure',
        '05.02.2026;A;-8,10;Backstube',
      ),
    ).toEqual([-500, 3198, -810]);
  });
});

describe('states of rows', () => {
  it.each([
    ['Pending transaction', 'Processed transaction'],
    ['Transazione in sospeso', 'Transazione elaborata'],
    ['Ausstehende Transaktion', 'Gebuchter Umsatz'],
    ['Opération en attente', 'Opération comptabilisée'],
  ])('when the state is `%s`, the row is pending', async (pending, booked) => {
    const { rows } = await readUndescribed([
      'Date;Description;Amount;Status',
      `01/11/2025;KIOSK AM TOR;-3.50;${pending}`,
      `31/10/2025;GARTENBAU ESCHE;-41.00;${booked}`,
    ]);
    expect(rows.map((row) => row.disposition)).toEqual([1, 0]);
  });
});

describe('balances and currencies above and beside the rows', () => {
  it.each([
    [['Available balance:,90.10', 'Ledger balance:,95.20']],
    [['Ledger balance:,95.20', 'Available balance:,90.10']],
  ])('when both balances are stated, the booked one counts: %s', async (above) => {
    const { reading } = await readUndescribed([
      'Statement as at:,06 May 2025',
      ...above,
      '',
      'Date,Description,Amount',
      '02 May 2025,Curry night,-84.36',
      '01 May 2025,Salary,2276.19',
    ]);
    expect(reading.accounts[0]).toMatchObject({ balanceMinor: 9520, balanceDay: '2025-05-06' });
  });

  it('when both sides name the currency of the account, a column of codes is that of the purchase', async () => {
    const { rows } = await readUndescribed([
      'Datum;Text;Betrag Landeswährung;Landeswährung;Belastung EUR;Gutschrift EUR',
      '27.06.2025;OLD MILL TEAROOM;72,16;GBP;84,43;',
      '26.06.2025;FEINKOST KORB;;;25,55;',
      '12.06.2025;LAMPENHAUS;;;;73,68',
    ]);
    expect(rows.map((row) => [row.currency, row.amountMinor])).toEqual([
      ['EUR', -8443],
      ['EUR', -2555],
      ['EUR', 7368],
    ]);
  });
});

describe('two texts side by side', () => {
  it('when one holds kinds of booking in many words, the other one is the purpose', async () => {
    const { rows } = await readUndescribed([
      'Data,Descrizione movimento,Testo contabilizzazione,Importo',
      '06.12.2025,Addebito diretto,Mutua Gabbiano Premio polizza 316186,-53.74',
      '05.12.2025,Pagamento POS,FERRAMENTA NICOLA BORGO SALICE,-27.00',
      '04.12.2025,Giroconto,Ludovica Bentivegna Regalo,-10.00',
      '03.12.2025,Pagamento POS,PASTICCERIA DEL CORSO 12,-5.73',
    ]);
    expect(rows.map((row) => row.bookingText)).toEqual([
      'Addebito diretto',
      'Pagamento POS',
      'Giroconto',
      'Pagamento POS',
    ]);
    expect(rows[1]?.purpose).toBe('FERRAMENTA NICOLA BORGO SALICE');
  });
});

describe('a side of the account or a day whose header nobody taught', () => {
  it.each(['Datum;Text;Gutschrift;Xqzwv', 'Datum;Text;Xqzwv;Lastschrift'])(
    'when the header of the other side is known, it is the opposite one: %s',
    async (header) => {
      expect(
        await amounts(
          header,
          '24.07.2025;Kiosk am Tor;;70.25',
          '18.07.2025;Retoure;29.80;',
          '15.07.2025;Miete;;105.90',
        ),
      ).toEqual([-7025, 2980, -10590]);
    },
  );

  it('when a day with an empty time stands near that of the booking, it is the value date', async () => {
    const { rows } = await readUndescribed([
      'Booked At;Text;Amount;Xqzwv',
      '2025-12-23 00:00:00.0;Miete Dezember;-2142.00;2025-12-22 00:00:00.0',
      '2025-12-29 00:00:00.0;Gutschrift Uhrenwerk;6593.59;2025-12-29 00:00:00.0',
      '2025-12-30 00:00:00.0;Kiosk;-4.10;2025-12-31 00:00:00.0',
    ]);
    expect(rows.map((row) => row.valueDay)).toEqual(['2025-12-22', '2025-12-29', '2025-12-31']);
  });

  it('when only a number and a text nobody named could be the purpose, it is the text', async () => {
    const { rows } = await readUndescribed([
      'Date,Reference,Xqzwv,Type,Amount',
      '24/07/2025,40000181,Quill & Inkwell Leeds,Card,-7.25',
      '18/07/2025,40000182,Curlew Coffee at Bath,Card,-2.80',
      '15/07/2025,40000183,Interest for this month,Fee,-1.90',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual([
      'Quill & Inkwell Leeds',
      'Curlew Coffee at Bath',
      'Interest for this month',
    ]);
  });

  it('when a whole number stands before the amount nobody named, the one with decimals is the amount', async () => {
    expect(
      await amounts(
        'Date,Description,Account #,Xqzwv',
        '24/07/2025,Quill & Inkwell,-77120,-7.25',
        '18/07/2025,Refund Curlew,-77120,2.80',
      ),
    ).toEqual([-725, 280]);
  });

  it('when codes of banks stand where the other side has an account, and in its country, they are of its bank', async () => {
    const { rows } = await readUndescribed([
      'Datum;Name;IBAN Gegenkonto;Xqzwv;Verwendungszweck;Betrag',
      '24.07.2025;Bauverein Esche eG;DE45370699887801312777;HASLDE21XXX;Miete Juli;-748,99',
      '18.07.2025;Wanderschuh KG;AT669951200044590280;MOOSAT2LXXX;Retoure;31,98',
      '15.07.2025;Backstube;;;Kartenzahlung;-4,10',
    ]);
    expect(rows.map((row) => row.counterpartyBic)).toEqual(['HASLDE21XXX', 'MOOSAT2LXXX', null]);
  });
});
