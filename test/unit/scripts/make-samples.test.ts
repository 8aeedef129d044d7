import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { makeSamples, makeSecondAct } from '../../../scripts/make-samples';

const folder = new URL('../../../assets/samples/', import.meta.url);
const read = (name: string, from = folder) => readFileSync(new URL(name, from));
const totals = JSON.parse(read('totals.json').toString('utf8'));

interface Row {
  iban: string;
  day: string;
  cents: number;
  balanceCents: number | null;
  isPending: boolean;
  otherIban: string;
  text: string;
}

/** Reads a sample as a stranger would: from the bytes, with nothing taken from the generator. */
function rowsOf(name: string, from = folder): Row[] {
  const isVolksbank = name.startsWith('Umsaetze_');
  const text = read(name, from)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const [firstLine = ''] = text.split('\n');
  const table = isVolksbank ? text : text.split('\n').slice(4).join('\n');
  const { data } = Papa.parse<Record<string, string>>(table, {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  const cents = (amount = '') => Math.round(Number(amount.replace(/\./g, '').replace(',', '.')) * 100);
  const day = (written = '') => written.replace(/^(\d\d)\.(\d\d)\.(?:20)?(\d\d)$/, '20$3-$2-$1');
  return data.map((row) => ({
    iban: row['IBAN Auftragskonto'] ?? firstLine.match(/DE\d{20}/)?.[0] ?? '',
    day: day(row.Buchungstag ?? row.Buchungsdatum),
    cents: cents(row.Betrag ?? row['Betrag (€)']),
    balanceCents: row['Saldo nach Buchung'] ? cents(row['Saldo nach Buchung']) : null,
    isPending: row.Status === 'Vorgemerkt',
    otherIban: row['IBAN Zahlungsbeteiligter'] ?? row.IBAN ?? '',
    text: Object.values(row).join(';'),
  }));
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const sum = (rows: Row[], isCounted: (row: Row) => boolean) =>
  euros(rows.filter(isCounted).reduce((total, row) => total + row.cents, 0));

function isValidIban(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

describe('the sample exports', () => {
  it('are the same bytes when made again, and nothing else lies in their folder', () => {
    const made = makeSamples();
    for (const [name, bytes] of made) expect(read(name).equals(bytes), name).toBe(true);
    expect(
      readdirSync(folder)
        .filter((name) => !name.endsWith('.md') && name !== 'second-act')
        .sort(),
    ).toEqual([...made.keys()].sort());
  });

  it('go on in the second act without a break: newer bookings, an overlap that is the same, a balance that follows', () => {
    const act = makeSecondAct();
    const actFolder = new URL('second-act/', folder);
    for (const [name, bytes] of act) expect(readFileSync(new URL(name, actFolder)).equals(bytes)).toBe(true);
    expect(readdirSync(actFolder).sort()).toEqual([...act.keys()].sort());
    const told = JSON.parse(readFileSync(new URL('totals.json', actFolder), 'utf8'));
    const rows = rowsOf(told.file.name, actFolder);
    expect(rows).toHaveLength(told.file.bookings);
    rows
      .reverse()
      .slice(1)
      .forEach((row, index) => {
        expect(row.balanceCents).toBe((rows[index]?.balanceCents ?? 0) + row.cents);
      });
    expect(euros(rows.at(-1)?.balanceCents ?? 0)).toBe(told.accounts[0].closingBalance);
    const known = new Set(rowsOf(totals.files[1].name).map(({ text }) => text));
    const fresh = rows.filter(({ text }) => !known.has(text));
    expect(fresh).toHaveLength(told.newBookings);
    expect(fresh.every(({ day }) => day > totals.lastBookingDay)).toBe(true);
    expect(rows.at(-1)?.day).toBe(told.lastBookingDay);
    const ended = rowsOf(totals.files[2].name).filter((row) => !row.isPending)[0];
    expect(ended?.day).toBe(told.accounts[1].silentAfter);
  });

  it('hold per account what totals.json says, once bookings that are in two files are counted once', () => {
    const perAccount = new Map<string, Set<string>>();
    const unique: Row[] = [];
    let repeated = 0;
    for (const file of totals.files) {
      const rows = rowsOf(file.name);
      const booked = rows.filter((row) => !row.isPending);
      expect(booked).toHaveLength(file.bookings);
      expect(rows.length - booked.length).toBe(file.pending);
      for (const row of booked) {
        const seen = perAccount.get(row.iban) ?? new Set<string>();
        perAccount.set(row.iban, seen);
        if (seen.has(row.text)) repeated += 1;
        else unique.push(row);
        seen.add(row.text);
      }
    }
    expect(repeated).toBe(totals.inTwoFiles);
    expect(repeated).toBeGreaterThan(20);
    for (const account of totals.accounts) {
      const rows = unique.filter((row) => row.iban === account.iban);
      expect(rows).toHaveLength(account.bookings);
      expect(sum(rows, (row) => row.cents > 0)).toBe(account.totalIn);
      expect(sum(rows, (row) => row.cents < 0)).toBe(account.totalOut);
    }
    const own = totals.accounts.map((account: { iban: string }) => account.iban);
    const internal = unique.filter((row) => own.includes(row.otherIban));
    expect(internal).toHaveLength(totals.internalTransfers.bookings);
    expect(sum(internal, () => true)).toBe('0.00');
  });

  it('prove their running balance row by row from the opening to the closing balance', () => {
    for (const file of totals.files.filter(
      (entry: { format: string }) => entry.format === 'de-volksbank-atruvia',
    )) {
      const rows = rowsOf(file.name).reverse();
      rows.slice(1).forEach((row, index) => {
        expect(row.balanceCents).toBe((rows[index]?.balanceCents ?? 0) + row.cents);
      });
    }
    const newest = rowsOf(totals.files[1].name)[0];
    expect(euros(newest?.balanceCents ?? 0)).toBe(totals.accounts[0].closingBalance);
  });

  it('state above the header of the other bank what opening balance and bookings add up to', () => {
    const { name } = totals.files[2];
    const stated =
      read(name)
        .toString('utf8')
        .match(/"Kontostand vom [\d.]+:";"([\d.]+,\d\d)\u00a0€"/)?.[1] ?? '';
    const cents = Math.round(Number(stated.replace(/\./g, '').replace(',', '.')) * 100);
    const booked = rowsOf(name).filter((row) => !row.isPending);
    const opening = Math.round(Number(totals.accounts[1].openingBalance) * 100);
    expect(booked.reduce((total, row) => total + row.cents, opening)).toBe(cents);
    expect(euros(cents)).toBe(totals.accounts[1].closingBalance);
  });

  it('name no account that can exist: bank codes begin with 9, check digits are right', () => {
    for (const file of totals.files) {
      for (const row of rowsOf(file.name)) {
        for (const iban of [row.iban, row.otherIban].filter((value) => value.startsWith('DE'))) {
          expect(iban).toMatch(/^DE\d\d9\d{17}$/);
          expect(isValidIban(iban), iban).toBe(true);
        }
      }
    }
  });
});
