import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

const read = async (lines: readonly string[]) => (await readUndescribed(lines)).rows;

describe('columns of texts', () => {
  it.each([['Textschlüssel'], ['Buchungscode'], ['Transaction code']])(
    'when words stand below %s, they name the kind of booking',
    async (header) => {
      const rows = await read([
        `Datum;${header};Empfänger;Text;Betrag`,
        '13.03.2026;Kartenzahlung;Café Nord;Karte 1;-4,50',
        '14.03.2026;Dauerauftrag;Vermieter;Miete;-500,00',
        '15.03.2026;Gutschrift;Firma;Lohn;2.000,00',
      ]);
      expect(rows.map((row) => [row.bookingText, row.purpose])).toEqual([
        ['Kartenzahlung', 'Karte 1'],
        ['Dauerauftrag', 'Miete'],
        ['Gutschrift', 'Lohn'],
      ]);
    },
  );

  it('when codes stand there, they are codes', async () => {
    const rows = await read([
      'Datum;Textschlüssel;Empfänger;Text;Betrag',
      '13.03.2026;106;Café Nord;Karte 1;-4,50',
      '14.03.2026;117;Vermieter;Miete;-500,00',
    ]);
    expect(rows.map((row) => [row.bookingText, row.transactionCode])).toEqual([
      [null, '106'],
      [null, '117'],
    ]);
  });

  it('when one of two texts holds words for kinds of booking only, it names the kind', async () => {
    const rows = await read([
      'Boekdatum;Omschrijving;Toelichting;Bedrag',
      '13-03-2026;Incasso;Energie maart klant 44;-50,00',
      '14-03-2026;Overboeking;Huur maart;-100,00',
      '15-03-2026;Incasso;Verzekering polis 12;-10,00',
    ]);
    expect(rows.map((row) => [row.bookingText, row.purpose])).toEqual([
      ['Incasso', 'Energie maart klant 44'],
      ['Overboeking', 'Huur maart'],
      ['Incasso', 'Verzekering polis 12'],
    ]);
  });

  it('when parts of a text end at one width, they are joined without a blank', async () => {
    const rows = await read([
      'Datum;Zweck 1;Zweck 2;Betrag',
      '13.03.2026;Rechnung 4711 vom 01.02.202;6 Danke;-4,50',
      '14.03.2026;Miete;;-500,00',
      '15.03.2026;Ihre Bestellung 99 beim Ver;sandhaus Nord;-22,00',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual([
      'Rechnung 4711 vom 01.02.2026 Danke',
      'Miete',
      'Ihre Bestellung 99 beim Versandhaus Nord',
    ]);
  });

  it('when parts of a text end anywhere, a blank joins them', async () => {
    const rows = await read([
      'Date;Details 1;Details 2;Amount',
      '13.03.2026;Invoice 4711 heating and water;Thanks;-4,50',
      '14.03.2026;Rent of March for house;Flat 3;-500,00',
      '15.03.2026;Your order 99;;-22,00',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual([
      'Invoice 4711 heating and water Thanks',
      'Rent of March for house Flat 3',
      'Your order 99',
    ]);
  });

  it('when the known text column is empty, long texts below an unknown header are the purpose', async () => {
    const { rows } = await readUndescribed([
      'Date;Type;Zkrx;Amount;Label',
      '13.03.2026;Card payment;Tea in the old harbour;-4,50;',
      '14.03.2026;Transfer;Rent for the month of March;-90,00;',
      '15.03.2026;Card payment;Bread and butter at noon;-7,00;',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual([
      'Tea in the old harbour',
      'Rent for the month of March',
      'Bread and butter at noon',
    ]);
  });

  it('when names are the short ones of payment messages, own side and other side are told apart', async () => {
    const { rows, reading } = await readUndescribed([
      'OwnrAcctIBAN,OwnrAcctBIC,BookgDt,Amt,AmtCcy,CdtDbtInd,RmtInf,RmtdNm,RmtdAcctIBAN,BookgSts',
      'DE82299915330007004412,KRUHDE21XXX,2025-02-26,94.18,EUR,DBIT,Invoice for 12 chairs,Lerche,DE61500922880230642884,PDNG',
      'DE82299915330007004412,KRUHDE21XXX,2025-02-20,3.05,EUR,CRDT,Refund of the deposit,Meise,DE83700933770890733027,BOOK',
      'DE82299915330007004412,KRUHDE21XXX,2025-02-19,5.00,EUR,DBIT,A gift for Paul and me,Fink,DE83700933770890733027,BOOK',
    ]);
    expect(reading.accounts[0]).toMatchObject({ iban: 'DE82299915330007004412', bic: 'KRUHDE21XXX' });
    expect(rows[0]).toMatchObject({
      amountMinor: -9418,
      counterpartyName: 'Lerche',
      counterpartyIban: 'DE61500922880230642884',
      purpose: 'Invoice for 12 chairs',
    });
    expect(reading.counts.pending).toBe(1);
  });

  it('when one column wraps names and references around the purpose of another, the purpose is said once', async () => {
    const { rows } = await readUndescribed([
      'Datum;Umsatzart;Buchungstext;Betrag;Empfänger;Verwendungszweck',
      '13.03.2026;Lastschrift;Lerche GmbH Strom März End-to-End-Ref.: 4711-1;-4,50;Lerche GmbH;Strom März',
      '14.03.2026;Lastschrift;Meise KG Wasser März End-to-End-Ref.: 4711-2;-7,00;Meise KG;Wasser März',
      '15.03.2026;Überweisung;Fink Geschenk für Paul;-9,00;Fink;Geschenk für Paul',
    ]);
    expect(rows.map((row) => row.purpose)).toEqual(['Strom März', 'Wasser März', 'Geschenk für Paul']);
    expect(rows[0]?.eref).toBe('4711-1');
  });
});

describe('kinds of booking in other languages', () => {
  it('when few known kinds come again beside texts that differ, they are the kinds', async () => {
    const { rows } = await readUndescribed([
      'Dátum;Suma;Mena;Správa pre príjemcu;Popis transakcie',
      '03.03.2025;-700,00;EUR;Nájomné marec, byt osem;Platba prevodom',
      '02.03.2025;2000,00;EUR;Mzda za február, píla Smrek;Prevod kredit',
      '01.03.2025;-12,40;EUR;Kaviareň U bociana, Lubica;GP nákup POS',
      '28.02.2025;-14,40;EUR;Potraviny Jedľa, Lubica;GP nákup POS',
      '27.02.2025;-100,00;EUR;Bankomat stanica, Lubica;GP výber ATM',
      '26.02.2025;-10,40;EUR;Kaviareň U bociana, ráno;GP nákup POS',
    ]);
    expect(rows.map((row) => row.bookingText)).toEqual([
      'Platba prevodom',
      'Prevod kredit',
      'GP nákup POS',
      'GP nákup POS',
      'GP výber ATM',
      'GP nákup POS',
    ]);
  });
});

describe('texts that say what was done in words of a state', () => {
  it('are texts below a header of texts, and a state below one of states', async () => {
    const read = async (header: string) => {
      const { rows } = await readUndescribed([
        header,
        '2026-03-13,Payment received,10.00,EUR',
        '2026-03-14,Payment sent,-20.00,EUR',
        '2026-03-15,Payment received,15.00,EUR',
      ]);
      return rows.map(({ purpose }) => purpose);
    };
    expect(await read('Date,Description,Amount,Currency')).toEqual([
      'Payment received',
      'Payment sent',
      'Payment received',
    ]);
    expect(await read('Date,Status,Amount,Currency')).toEqual([null, null, null]);
  });
});
