import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const account = async (lines: readonly string[]) => (await readUndescribed(lines)).reading.accounts[0];

const table = ['', 'Datum;Text;Betrag', '13.03.2026;Tee;-4,50', '24.03.2026;Brot;-7,00'];

describe('lines above and below a table', () => {
  it.each([
    ['Konto 4471200815 Privatgiro', '4471200815', 'Privatgiro'],
    ['Kontonummer 123 456 78 Gehaltskonto', '123 456 78', 'Gehaltskonto'],
    ['Kartennummer 4029 **** **** 7715', '4029 **** **** 7715', null],
    ['Account no. 12345678', '12345678', null],
  ])(
    'when a cell says "%s", number and name behind the label are those of the account',
    async (line, number, name) => {
      expect(await account([line, ...table])).toMatchObject({ accountNumber: number, name });
    },
  );

  it('when a number stands behind the word for a number, the label is understood', async () => {
    expect(await account(['Conto corrente n.;001/0044718', ...table])).toMatchObject({
      accountNumber: '001/0044718',
    });
  });

  it('when the holder stands behind the label in one cell, the name is read', async () => {
    expect(await account(['Kontoinhaberin Walburga Zwetschgenbaum', ...table])).toMatchObject({
      owner: 'Walburga Zwetschgenbaum',
    });
  });

  it.each([['Saldo zum 29.03.2026;1.299,42;CHF'], ['Konto;CH9608872869797703854;CHF']])(
    'when a currency stands beside the account or its balance (%s), amounts have it',
    async (line) => {
      const { rows, reading } = await readUndescribed([line, ...table]);
      expect(rows.map((row) => row.currency)).toEqual(['CHF', 'CHF']);
      expect(reading.questions).toEqual([]);
    },
  );

  it('when a row without a day fills money out and money in, it adds up and is no booking', async () => {
    const { rows, reading } = await readUndescribed([
      'Datum;Text;Soll;Haben',
      '13.03.2026;Tee;4,50;',
      '14.03.2026;Lohn;;900,00',
      ';Bewegungen im März;4,50;900,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-450, 90000]);
    expect(reading.counts.blocked).toBe(0);
  });

  it('when the last row repeats the balance column by its name, the newest row tells the day', async () => {
    expect(
      await account([
        'Data;Descrição;Valor;Saldo contabilístico',
        '13-03-2026;Chá;-4,50;95,50',
        '24-03-2026;Pão;-7,00;88,50',
        ';Saldo contabilístico;;88,50',
      ]),
    ).toMatchObject({ balanceMinor: 8850, balanceDay: '2026-03-24', balanceSource: 'runningColumn' });
  });

  it.each([
    ['above the newest row', 'Saldo finale;;;;88,50', ''],
    ['below the last row', '', 'Eindsaldo;;;;88,50'],
  ])(
    'when a closing balance %s stands in the column of balances, the newest row tells its day',
    async (_, top, end) => {
      const lines = [
        'Data;Testo;Addebiti;Accrediti;Saldo',
        top,
        '24.03.2026;Pane;7,00;;88,50',
        '13.03.2026;Tè;4,50;;95,50',
        end,
      ];
      expect(await account(lines.filter((line) => line !== ''))).toMatchObject({
        balanceMinor: 8850,
        balanceDay: '2026-03-24',
        balanceSource: 'runningColumn',
      });
    },
  );

  it('when rows have no balance, the closing line in their column of balances states it', async () => {
    expect(
      await account([
        'Date;Text;Amount;Balance',
        '24.03.2026;Tea;-7,00;',
        '13.03.2026;Bread;-4,50;',
        'Closing balance;;;88,50',
      ]),
    ).toMatchObject({ balanceMinor: 8850, balanceDay: null, balanceSource: 'footer' });
  });

  it.each([
    ['Description: Compte épargne CHF', 'Compte épargne CHF'],
    ['Descrizione;Conto privato', 'Conto privato'],
    ['Omschrijving;Alle mutaties', null],
  ])(
    'when a description stands above the table (%s), a kind of account names the account',
    async (line, name) => {
      expect((await account([line, ...table]))?.name).toBe(name);
    },
  );

  it.each([
    ['Account statement;Balthasar Quendel', 'Balthasar Quendel'],
    ['Relevé de compte;Loïs de la Grange', 'Loïs de la Grange'],
    ['Kontoauszug;Girokonto Plus', null],
    ['Kontoauszug;März 2026', null],
  ])('when a name stands beside the title of a statement (%s), it is the holder', async (line, owner) => {
    expect((await account([line, ...table]))?.owner).toBe(owner);
  });

  it.each([
    ['From:;01.03.2026', 'Until:;31.03.2026'],
    ['Relevé de compte de:;01.03.2026', "Relevé de compte jusqu'au:;31.03.2026"],
    ['Estratto conto dal;01.03.2026', 'Estratto conto al;31.03.2026'],
  ])(
    'when the ends of a period stand in lines of their own (%s), the closing balance has the last day',
    async (from, to) => {
      expect(await account([from, to, 'Closing balance:;88,50', ...table])).toMatchObject({
        balanceMinor: 8850,
        balanceDay: '2026-03-31',
      });
    },
  );

  it('when a row of words fills money out and money in, it adds up and is no booking', async () => {
    const { rows, reading } = await readUndescribed([
      'Date;Texte;Débit;Crédit',
      '13.03.2026;Thé;4,50;',
      '14.03.2026;Salaire;;900,00',
      'Chiffres du mois;;4,50;900,00',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-450, 90000]);
    expect(reading.counts.blocked).toBe(0);
  });

  it('when a line of facts with a header of its own stands above the bookings, it is no booking', async () => {
    const { rows, reading } = await readUndescribed([
      'Umsätze ab;Enddatum;Kontonummer;Saldo;Währung',
      '01.03.2026;31.03.2026;7711203;88,50;EUR',
      '',
      'Buchungstag;Wertstellung;Verwendungszweck;Umsatz;Währung',
      '13.03.2026;13.03.2026;Tee;-4,50;EUR',
      '14.03.2026;14.03.2026;Brot;-7,00;EUR',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-450, -700]);
    expect(reading.accounts).toMatchObject([{ accountNumber: '7711203', balanceMinor: 8850 }]);
  });

  it.each([['* noch nicht gebuchte Umsätze'], ['(*) pending transactions'], ['* = opérations en attente']])(
    'when a legend explains a mark behind the rows (%s), marked rows are open',
    async (line) => {
      const { reading } = await readUndescribed([
        'Datum;Text;Betrag',
        '14.03.2026;Brot;-7,00;*',
        '13.03.2026;Tee;-4,50; ',
        line,
      ]);
      expect(reading.counts).toMatchObject({ bookings: 1, pending: 1 });
    },
  );
});
