import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function asked(lines: readonly string[]) {
  const { reading } = await readUndescribed(lines);
  return reading.questions.map(({ kind, blocking, choices, reason }) => [
    kind,
    blocking,
    choices.find(({ isProposed }) => isProposed)?.value ?? null,
    reason?.code ?? null,
  ]);
}

const rows = ['13.03.2025;Laden;-10,00;90,00', '14.03.2025;Lohn;1000,00;1090,00'];

describe('the currency of a file that names none', () => {
  it('is that of the country of the account number, without a question, where no other is likely', async () => {
    expect(await asked(['IBAN: DE02120300000000202051', 'Datum;Text;Betrag;Saldo', ...rows])).toEqual([]);
  });

  it.each([
    ['CHF', 'CH9300762011623852957'],
    ['GBP', 'GB29NWBK60161331926819'],
    ['EUR', 'BE78967000000058'],
  ])('is proposed as %s and asked where accounts in several are usual', async (currency, iban) => {
    expect(await asked([`IBAN: ${iban}`, 'Datum;Text;Betrag;Saldo', ...rows])).toEqual([
      ['currency', false, currency, 'currency.ofCountry'],
    ]);
  });

  it.each([
    ['PLN', 'Data operacji;Opis;Kwota;Saldo'],
    ['CZK', 'Datum;Popis;Částka;Zůstatek'],
    ['TRY', 'Tarih;Açıklama;İşlem Tutarı;Bakiye'],
  ])('is proposed as %s by words that only its banks write', async (currency, header) => {
    expect(await asked([header, ...rows])).toEqual([['currency', false, currency, 'currency.ofWords']]);
  });

  it('is asked without a proposal where nothing speaks for one', async () => {
    expect(await asked(['Datum;Text;Betrag;Saldo', ...rows])).toEqual([['currency', false, null, null]]);
  });
});
