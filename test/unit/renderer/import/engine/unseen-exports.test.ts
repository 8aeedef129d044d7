import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

/** Reads lines as an export of a bank that nobody described. */
async function readUnseen(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  const fieldOf = (header: string) => reading.columns.find((column) => column.header === header)?.field;
  return { reading, rows, fieldOf };
}

describe('parties of a row', () => {
  it('when the holder stands among payer and payee, the other one is the other side, whatever the direction', async () => {
    const { rows } = await readUnseen([
      'Name;Ida Kranich',
      '',
      'Buchungstag;Umsatzart;Verwendungszweck;Auftraggeber;Empfänger;Betrag',
      '14.03.2024;Überweisung;Miete März;Ida Kranich;Hausbau Espe;-700,00',
      '13.03.2024;Lastschrift;Strom;Stadtwerk Ulme;Ida Kranich;-60,10',
      '12.03.2024;Gutschrift;Lohn;Sägewerk Tanne;Ida Kranich;2100,00',
    ]);
    expect(rows.map((row) => row.counterpartyName)).toEqual([
      'Hausbau Espe',
      'Stadtwerk Ulme',
      'Sägewerk Tanne',
    ]);
  });

  it('when payer and payee each have a BIC, that of the other side is taken', async () => {
    const { rows } = await readUnseen([
      'Datum;Betrag;Auftraggebername;Auftraggeber IBAN;Auftraggeber BIC;Empfängername;Empfänger IBAN;Empfänger BIC;Text',
      '04.03.2024;43,88;Laden Erle;DE94299904017793571704;RABFDE2FXXX;Ida Kranich;DE90299905021004711815;HASPDEHHXXX;Erstattung',
      '03.03.2024;-12,00;Ida Kranich;DE90299905021004711815;HASPDEHHXXX;Verein Esche;DE14100993337748954529;BELADEBEXXX;Beitrag',
      '02.03.2024;-9,00;Ida Kranich;DE90299905021004711815;HASPDEHHXXX;Laden Erle;DE94299904017793571704;RABFDE2FXXX;Einkauf',
    ]);
    expect(rows.map((row) => row.counterpartyBic)).toEqual(['RABFDE2FXXX', 'BELADEBEXXX', 'RABFDE2FXXX']);
  });
});

describe('rows that move no money', () => {
  it('when a row of zero only tells of a rate, it is a notice', async () => {
    const { rows, reading } = await readUnseen([
      'Buchungsdatum;Betrag;Buchungstext;Umsatztext',
      '20.12.2023;-250,00;Auftrag;Weihnachten im Wald',
      '02.12.2023;0,00;Verständigung;Neuer Zinssatz ab sofort',
      '29.11.2023;50,00;Eingang;Taschengeld von Tante',
      '28.11.2023;-20,00;Auftrag;Blumen für Oma Hedwig',
    ]);
    expect(rows).toHaveLength(3);
    expect(reading.notBookings.map(({ line, reason }) => [line, reason])).toContainEqual([3, 'notice']);
  });

  it('when a row without amount leaves the balance where it was, it is a notice; where the balance moved, it is blocked', async () => {
    const { rows } = await readUnseen([
      'Datum;Beschreibung;Betrag;Saldo',
      '05.03.2024;Einzahlung Sparschwein;100,00;500,00',
      '04.03.2024;Umstellung auf neues Konto;;400,00',
      '03.03.2024;Kauf Fernglas;-30,00;400,00',
      '02.03.2024;Unleserlich gedruckt;;430,00',
      '01.03.2024;Kauf Landkarte;-20,00;440,00',
    ]);
    expect(rows.map((row) => [row.line, row.disposition])).toEqual([
      [2, 0],
      [4, 0],
      [5, 2],
      [6, 0],
    ]);
  });

  it('when shares come in without money, the row is no booking', async () => {
    const { rows } = await readUnseen([
      'Date,Activity type,Debit,Debit currency,Credit,Credit currency,Quantity,Asset',
      '13/09/2026,CARD_OUT,-4.80,CHF,,,,',
      '14/09/2026,REWARD,,,,,25.0,XYZ',
      '15/09/2026,TRANSFER_IN,,,120.00,EUR,,',
    ]);
    expect(rows.map((row) => [row.amountMinor, row.currency])).toEqual([
      [-480, 'CHF'],
      [12000, 'EUR'],
    ]);
  });
});

describe('cards', () => {
  it('when the card is a short masked number and its payment is negative, charges go out, and a row without card is of it too', async () => {
    const { rows, reading } = await readUnseen([
      'Datum;Beschreibung;Karte;Währung;Betrag',
      '26.06.2023;KAFFEE AM ECK;**4471;CHF;4.80',
      '19.06.2023;Ihre Zahlung, besten Dank;;CHF;-47.30',
      '16.06.2023;GASTHOF GIPFEL;**4471;CHF;120.50',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-480, 4730, -12050]);
    expect(reading.accounts.map((account) => account.accountNumber)).toEqual(['**4471']);
  });

  it('when an outgoing transfer says thank you on an account, no sign is turned', async () => {
    const { rows } = await readUnseen([
      'Datum;Beschreibung;Betrag',
      '26.06.2023;Lohn Juni;1800,00',
      '19.06.2023;Für das Geschenk besten Dank;-47,30',
      '16.06.2023;Rückzahlung Steuer;120,50',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([180000, -4730, 12050]);
  });

  it('when a purchase has only its original amount and no booking day, it is pending', async () => {
    const { rows } = await readUnseen([
      "Numéro de compte;Date d'achat;Texte comptable;Montant;Monnaie originale;Monnaie;Débit;Crédit;Ecriture",
      '8205 1111 2033;16.11.2017;BISTROT DU COIN;119.40;CHF;;;;',
      '8205 1111 2033;13.11.2017;LIBRAIRIE;137.31;USD;CHF;139.26;;15.11.2017',
      '8205 1111 2033;30.10.2017;RETOUR;-89.90;CHF;CHF;;89.90;31.10.2017',
    ]);
    expect(rows.map((row) => [row.bookingDay, row.amountMinor, row.disposition])).toEqual([
      ['2017-11-16', -11940, 1],
      ['2017-11-15', -13926, 0],
      ['2017-10-31', 8990, 0],
    ]);
  });
});

describe('accounts', () => {
  it.each([
    ['Konto-Nr.;447120/01 CHF', { accountNumber: '447120/01', currency: 'CHF' }],
    ['Kontonummer / IBAN:;771.100.44 / DE90 2999 0502 1004 7118 15', { iban: 'DE90299905021004711815' }],
    [
      'Konto;"Privatkonto,DE90 2999 0502 1004 7118 15,Ida Kranich"',
      { iban: 'DE90299905021004711815', name: 'Privatkonto' },
    ],
  ])('when the line above the table is %s, its parts are told apart', async (line, expected) => {
    const { reading } = await readUnseen([
      line,
      '',
      'Datum;Text;Betrag',
      '26.06.2023;Lohn Juni;1800,00',
      '19.06.2023;Geschenk;-47,30',
    ]);
    expect(reading.accounts[0]).toMatchObject(expected);
  });

  const table = (other: string) => [
    'account_name,booking_date,description,amount,currency',
    'Main,2026-01-14,Gehalt,680.00,EUR',
    'Main,2026-01-15,Sparen,-75.00,EUR',
    `Pocket,2026-01-${other},Sparen,75.00,EUR`,
    'Main,2026-01-17,Miete,-288.00,EUR',
  ];

  it('when money moves between two names on one day, they are two accounts', async () => {
    const { rows } = await readUnseen(table('15'));
    expect(rows.map((row) => row.accountIndex)).toEqual([0, 0, 1, 0]);
  });

  it('when nothing proves that names are accounts, they stay one', async () => {
    const { reading } = await readUnseen(table('16'));
    expect(reading.accounts).toHaveLength(1);
  });
});

describe('texts', () => {
  it('when short words recur beside a text that changes, they are the kind of booking', async () => {
    const { fieldOf } = await readUnseen([
      'Datum;Buchungstext;Mitteilung;Betrag',
      '25.06.2022;Preise Konto;Führung des Kontos im Juni;-5,89',
      '24.06.2022;Auftrag im Netz;Anteil am Geschenk für Oma;-35,57',
      '20.06.2022;Auftrag im Netz;Rechnung Nummer 26339;-80,00',
      '18.06.2022;Preise Konto;Versand der Auszüge im Mai;-2,00',
    ]);
    expect([fieldOf('Buchungstext'), fieldOf('Mitteilung')]).toEqual(['bookingText', 'purpose']);
  });

  it('when lines of a text end where they like, blanks join them; when all are of one width, nothing does', async () => {
    const free = await readUnseen([
      'Datum;Beschreibung;Betrag',
      '25.06.2022;"Praxis Doktor Nives Quadrat\nRechnung 771";-30,00',
      '24.06.2022;"Schuhmacher Riccio und Söhne AG\nRetoure 88120";11,00',
    ]);
    expect(free.rows[0]?.purpose).toBe('Praxis Doktor Nives Quadrat Rechnung 771');
    const cut = await readUnseen([
      'Datum;Beschreibung;Betrag',
      '25.06.2022;"Rechnung 771 vom ersten Mai, Verspae\ntung";-30,00',
      '24.06.2022;"Retoure 88120 der Wanderschuhe, Gro\nesse 42";11,00',
      '23.06.2022;"Retoure 88121 der Wanderschuhe, Gr\noesse 43";11,00',
    ]);
    expect(cut.rows[0]?.purpose).toBe('Rechnung 771 vom ersten Mai, Verspae tung');
  });

  it('when a name stands behind a kind of booking without another label, the text stays whole', async () => {
    const { rows } = await readUnseen([
      'Datum;Buchungstext;Betrag',
      '18.04.2019;Gutschrift Auftraggeber: Gemeinde Murg, Rückzahlung;120,00',
      '17.04.2019;Gutschrift Auftraggeber: Seilbahn Grat;620,00',
      '16.04.2019;Einkauf mit der Karte;-4,80',
    ]);
    expect(rows[0]?.purpose).toBe('Gutschrift Auftraggeber: Gemeinde Murg, Rückzahlung');
  });
});

describe('titles between rows', () => {
  it('when a title says that the rows below are not booked, they are pending until another title says they are', async () => {
    const header = 'Datum;Empfänger/Auftraggeber;Verwendungszweck;Betrag';
    const { rows } = await readUnseen([
      'Vorgemerkte Umsätze',
      header,
      '29.03.2024;Kiosk;Zeitung;-3,20',
      '',
      'Gebuchte Umsätze',
      header,
      '28.03.2024;Kaffee am Eck;Karte;-4,50',
      '27.03.2024;Hausbau Espe;Miete;-700,00',
    ]);
    expect(rows.map((row) => row.disposition)).toEqual([1, 0, 0]);
  });
});

describe('sides', () => {
  it('when two currencies have a pair of sides each, the pair of the balance is read', async () => {
    const { rows } = await readUnseen([
      'Datum;Text;Soll CHW;Haben CHW;Soll CHF;Haben CHF;Saldo CHF',
      '28.03.2024;Zahlung im Laden;;;4.50;;1204.35',
      '27.03.2024;Zahlung fürs Haus;50.00;;900.00;;1208.85',
      '15.03.2024;Gutschrift der Tanne;;150.00;;2100.00;2108.85',
    ]);
    expect(rows.map((row) => row.amountMinor)).toEqual([-450, -90000, 210000]);
  });

  it('when columns name a party and a property in any order, they are told apart', async () => {
    const { fieldOf } = await readUnseen([
      'Buchungstag;Betrag;Begünstigter/Absender - Name;Begünstigter/Absender - Kontonummer;Begünstigter/Absender - Bankleitzahl;Verwendungszweckzeile 1',
      '28.03.2024;-4,50;Kaffee am Eck;;;Karte im Laden',
      '27.03.2024;-700,00;Hausbau Espe;DE94299904017793571704;HASPDEHHXXX;Miete im März',
      '15.03.2024;2100,00;Sägewerk Tanne;DE14100993337748954529;BELADEBEXXX;Lohn im März',
    ]);
    expect(
      ['Name', 'Kontonummer', 'Bankleitzahl'].map((part) => fieldOf(`Begünstigter/Absender - ${part}`)),
    ).toEqual(['counterpartyName', 'counterpartyIban', 'counterpartyBic']);
    expect(fieldOf('Verwendungszweckzeile 1')).toBe('purpose');
  });
});
