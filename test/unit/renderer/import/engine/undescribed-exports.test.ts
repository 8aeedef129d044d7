import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/reading';
import { readUndescribed } from '../../../../check/read-file';

const readLines = (...lines: string[]) => readUndescribed(lines);

describe('texts and codes of an export without description', () => {
  it('when cells stand between apostrophes, a delimiter inside of them does not divide them', async () => {
    const { rows } = await readLines(
      'Datum,Bedrag,Naam,Omschrijving',
      "24-09-2025,-12.50,Mol,'Boek, tweedehands'",
      "25-09-2025,-3.10,'t Anker,'Koffie'",
    );
    expect(rows.map((row) => [row.counterpartyName, row.purpose])).toEqual([
      ['Mol', 'Boek, tweedehands'],
      ["'t Anker", 'Koffie'],
    ]);
  });

  it('when a short text stands beside the full one, it is the kind of booking', async () => {
    const { rows } = await readLines(
      'Data;Importo;Descrizione;Descrizione completa',
      '14/03/2024;-32,40;Acquisto;Acquisto presso Il Gelso di Asti',
      '15/03/2024;-9,90;Canone;Canone mensile del mese di marzo',
    );
    expect(rows.map((row) => [row.bookingText, row.purpose])).toEqual([
      ['Acquisto', 'Acquisto presso Il Gelso di Asti'],
      ['Canone', 'Canone mensile del mese di marzo'],
    ]);
  });

  it('when a column of references holds codes only, it is no part of the text', async () => {
    const { rows } = await readLines(
      'Date;Libellé;Référence;Montant',
      '14/03/2024;VIR ATELIER DU SAULE;KX4471;-32,40',
      '15/03/2024;CHEQUE 118;9896465;-9,90',
    );
    expect(rows.map((row) => row.purpose)).toEqual(['VIR ATELIER DU SAULE', 'CHEQUE 118']);
  });

  it('when texts are padded with blanks and no part is an account, they stay whole', async () => {
    const { rows } = await readLines(
      'Data registrazione;Descrizione;Importo',
      '24.02.2025;PAGAMENTO POS IL GELSO    CARTA *4471   DEL 22/02/2025;-70,46',
      '25.02.2025;PRELIEVO SPORTELLO     DEL 25/02/2025 ORE 18:03;-50,00',
    );
    expect(rows[0]?.purpose).toBe('PAGAMENTO POS IL GELSO CARTA *4471 DEL 22/02/2025');
  });
});

describe('amounts and balances of an export without description', () => {
  it('when the balance is written in another style than the amounts and never changes, it is the balance of the account', async () => {
    const { rows, reading } = await readLines(
      'date;label;amount;balance',
      '2024-03-14;Saule;-1 032,40;1842.37',
      '2024-03-15;Gelso;-9,90;1842.37',
    );
    expect(rows.map((row) => row.amountMinor)).toEqual([-103_240, -990]);
    expect(reading.accounts[0]).toMatchObject({ balanceMinor: 184_237, balanceSource: 'column' });
  });

  it('when one of many amounts has the other decimal sign, it is asked; the answer "mixed" reads each as it stands', async () => {
    const lines = ['12,30', '45,10', '7,99', '3,50', '18.40', '60,00'].map(
      (amount, at) => `1${at}/03/2025;Kaart ${at};-${amount}`,
    );
    const read = (options: ReadOptions) => readUndescribed(['Datum;Omschrijving;Bedrag', ...lines], options);
    const { reading } = await read({});
    const question = reading.questions.find(({ kind }) => kind === 'numberStyle');
    expect(question?.choices.map(({ value, isProposed }) => [value, isProposed])).toEqual([
      [',', false],
      ['.', false],
      ['mixed', true],
    ]);
    // The amount that it is about is among the examples.
    expect(question?.choices[0]?.examples.map(({ text }) => text)).toContain('-18.40');
    const answered = await read({ decimalSign: 'mixed' });
    expect(answered.reading.questions.some(({ kind }) => kind === 'numberStyle')).toBe(false);
    expect(answered.rows.map((row) => row.amountMinor)).toEqual([-1_230, -4_510, -799, -350, -1_840, -6_000]);
  });

  it('when the answer was "mixed" and the next file has an amount that fits both styles, it is asked again', async () => {
    const lines = ['14/03/2025;A;-12,30', '15/03/2025;B;-1.300', '16/03/2025;C;-18.40'];
    const { reading } = await readUndescribed(['Datum;Omschrijving;Bedrag', ...lines], {
      decimalSign: 'mixed',
    });
    expect(reading.questions.some(({ kind }) => kind === 'numberStyle')).toBe(true);
  });

  it('when amounts of both styles fit two readings, the style is asked', async () => {
    const { reading } = await readLines(
      'Datum;Omschrijving;Bedrag',
      '14/03/2025;A;-12,30',
      '15/03/2025;B;-1.300',
      '16/03/2025;C;-18.40',
    );
    expect(reading.questions.some((question) => question.kind === 'numberStyle')).toBe(true);
  });

  it('when amounts are padded with zeros to one width, they are read', async () => {
    const { rows } = await readLines(
      'Data mov.;Descrição;Montante',
      '14-03-2024;FIO;-00000000000000032,40',
      '15-03-2024;LÃ;+00000000000001250,00',
    );
    expect(rows.map((row) => row.amountMinor)).toEqual([-3_240, 125_000]);
  });

  it('when a table without header has the balance before each booking, the other number is the amount', async () => {
    const { rows, reading } = await readLines(
      '22-12-2023,NL52ASNB8840017723,-500.00,-20.00,Veer en Zoon,kabel',
      '27-12-2023,NL52ASNB8840017723,-520.00,-45.00,Molen,meel voor de week',
      '28-12-2023,NL52ASNB8840017723,-565.00,100.00,Dijk,terug',
    );
    expect(rows.map((row) => row.amountMinor)).toEqual([-2_000, -4_500, 10_000]);
    expect(reading.accounts[0]?.balanceMinor).toBeNull();
  });

  it('when one amount names the currency of the account and another has currencies of its own, the named one counts', async () => {
    const { rows } = await readLines(
      'Datum;Omschrijving;Bedrag;Valuta;Bedrag in EUR',
      '14/03/2024;Heron;-33,90;USD;-31,18',
      '15/03/2024;Molen;-20,00;EUR;-20,00',
    );
    expect(rows[0]).toMatchObject({
      amountMinor: -3_118,
      currency: 'EUR',
      originalAmountMinor: -3_390,
      originalCurrency: 'USD',
    });
  });
});

describe('lines around the table of an export without description', () => {
  it('when two tables are headed by a named account and a balance in words, they are two accounts', async () => {
    const table = ['Date;Libellé;Débit;Crédit', '14/03/2024;Saule;12,40;', '13/03/2024;Gelso;;200,00'];
    const { reading, rows } = await readLines(
      'Compte courant n° 40718829011;',
      'Solde au 14/03/2024 2 026,41 €',
      '',
      ...table,
      '',
      'Livret bleu n° 40718829450;',
      'Solde au 14/03/2024 950,00 €',
      '',
      ...table,
    );
    expect(reading.accounts.map((account) => [account.accountNumber, account.balanceMinor])).toEqual([
      ['40718829011', 202_641],
      ['40718829450', 95_000],
    ]);
    expect(rows.map((row) => row.accountIndex)).toEqual([0, 0, 1, 1]);
  });

  it('when a first line of values ends in a day and a sum, that is the balance of that day', async () => {
    const { reading } = await readLines(
      '="0011700040447118";01/02/2024;20/02/2024;2;19/02/2024;1842,77 EUR',
      '',
      'Date;Libellé;Montant',
      '19/02/2024;Saule;-50,00',
      '14/02/2024;Gelso;20,00',
    );
    expect(reading.accounts[0]).toMatchObject({
      accountNumber: '0011700040447118',
      balanceMinor: 184_277,
      balanceDay: '2024-02-19',
    });
  });

  it('when the last rows state booked and disposable balance, neither is a booking and the booked one counts', async () => {
    const { reading, rows } = await readLines(
      'Data;Valuta;Dare;Avere;Descrizione',
      '27/04/2026;24/04/2026;;141,22;Incasso fattura',
      '28/04/2026;prenotata;33,35;;Gelso',
      '28/04/2026;;;107,87;Saldo contabile',
      '28/04/2026;;;900,00;Disponibilità al',
    );
    expect(rows.map((row) => row.disposition)).toEqual([0, 1]);
    expect(reading.accounts[0]?.balanceMinor).toBe(10_787);
  });

  it('when the last row of a table without header has an account where the others have a text, it is the balance', async () => {
    const { reading, rows } = await readLines(
      '10/05/2024;-12,50;Carte;;CB SAULE;0;Divers',
      '11/05/2024;-45,00;Prélèvement;;PRLV GELSO;0;Divers',
      '13/05/2024;1500,00;Virement;;VIR ORME;0;Divers',
      '31/05/2024;2345,67;;;00403 123456A;;',
    );
    expect(rows).toHaveLength(3);
    expect(reading.accounts[0]).toMatchObject({ accountNumber: '00403 123456A', balanceMinor: 234_567 });
  });
});
