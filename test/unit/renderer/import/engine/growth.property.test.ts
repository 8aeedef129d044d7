import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../check/read-file';
import { processorMs } from '../../../../processor-time';

const header = 'Buchungstag;Wertstellung;Empfänger;IBAN;Verwendungszweck;Betrag;Saldo;Währung;Status';
const row = (at: number) => {
  const day = `${String((at % 28) + 1).padStart(2, '0')}.${String((Math.floor(at / 28) % 12) + 1).padStart(2, '0')}.2024`;
  return `${day};${day};Laden ${at};DE89370400440532013000;Einkauf ${at};-1,00;${1_000_000 - at},00;EUR;gebucht`;
};

/** Lines that are no ordinary rows, by what they are; each kind fills a whole file below a few rows. */
const kinds: Record<string, (at: number) => string> = {
  'ordinary rows': row,
  'rows whose day cannot be read': (at) => `am ${at}. Tag;;Laden;;Einkauf;-1,00;;EUR;`,
  'rows whose amount cannot be read': (at) => row(at).replace('-1,00', 'viel'),
  'short titles': (at) => `Abschnitt ${at}`,
  'titles of pending rows': () => 'Vorgemerkte Umsätze',
  'notices of one long cell': (at) => `Hinweis ${at}: ${'lange Worte über das Konto '.repeat(6)}`,
  'blank lines': () => '',
  'lines of delimiters': () => ';;;;;;;;',
  'the header again': () => header,
  'the header again, a row between': (at) => (at % 2 === 0 ? header : row(at)),
  'another header, a row between': (at) =>
    at % 2 === 0 ? 'Datum;Text;Betrag;Währung' : '01.02.2024;Miete;-5,00;EUR',
  'a title, the header, a row': (at) =>
    [`Konto ${Math.floor(at / 3) % 50}`, header, row(at)][at % 3] as string,
  'blank, header, row': (at) => ['', header, row(at)][at % 3] as string,
  totals: (at) => `Summe;;;;;${at},00;;EUR;`,
  balances: (at) => `Kontostand am 01.02.2024;;;;;;${at},00;EUR;`,
  'preamble lines': (at) => `Kontonummer:;${4_400_000 + (at % 5)}`,
  'account lines, then rows': (at) => (at % 2 === 0 ? `IBAN:;DE8937040044053201300${at % 10}` : row(at)),
  'texts that go on': (at) => `;;;;Fortsetzung ${at};;;;`,
  'too many cells': (at) => `${row(at)};mehr;noch mehr;${at}`,
  'too few cells': (at) => `01.02.2024;Laden ${at};-1,00`,
  'amounts cut at the comma': (at) => `01.02.2024;01.02.2024;Laden;;Einkauf ${at};-1;00;5,00;EUR;gebucht`,
  'equal rows': () => row(7),
  'other currencies': (at) => row(at).replace('EUR', ['USD', 'CHF', 'GBP', 'PLN'][at % 4] as string),
  'a status each': (at) => row(at).replace('gebucht', `stand ${at}`),
  'rows taken back': (at) =>
    row(at)
      .replace(/-1,00;[^;]*/, `-${at % 2 === 0 ? at + 2 : 1},00;`)
      .replace('gebucht', at % 2 === 0 ? 'zurückgegeben' : 'gebucht'),
  'another payee and account each': (at) =>
    row(at).replace('DE89370400440532013000', `DE${10 + (at % 80)}3704004405${String(at).padStart(8, '0')}`),
};

function fileOf(kind: (at: number) => string, lines: number): Uint8Array {
  const rows = Array.from({ length: 12 }, (_, at) => row(at));
  const filling = Array.from({ length: lines }, (_, at) => kind(at));
  return new TextEncoder().encode([header, ...rows, ...filling].join('\n'));
}

/** Milliseconds of processor time, whatever else the machine does; a file that is refused by name is read, too. */
async function timeOf(bytes: Uint8Array): Promise<number> {
  const start = processorMs();
  await readWhole('umsatz.csv', bytes, {}).catch(() => undefined);
  return processorMs() - start;
}

describe('a file four times as long takes about four times as long', () => {
  it.each(Object.entries(kinds))('when it consists of %s', async (_, kind) => {
    const small = fileOf(kind, 2_500);
    const large = fileOf(kind, 10_000);
    await timeOf(small);
    const ratio = (await timeOf(large)) / Math.max(await timeOf(small), 100);
    // Quadratic growth is 16.
    expect(ratio).toBeLessThan(9);
  });
});
