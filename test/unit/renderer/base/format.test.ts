import { describe, expect, it } from 'vitest';
import { createFormat, groupedIban, unbrokenIban } from '../../../../renderer/base/format';

const de = createFormat('de');
const en = createFormat('en');
/** Intl puts no-break spaces into its answers. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount', () => {
  it('is written in the way of each language', () => {
    expect(plain(de.amount('-1234.5', 'EUR'))).toBe('-1.234,50 €');
    expect(en.amount('-1234.5', 'EUR')).toBe('-€1,234.50');
  });

  it('keeps every digit of a sum beyond the precision of a float', () => {
    expect(plain(de.amount('9007199254740993.01', 'EUR'))).toBe('9.007.199.254.740.993,01 €');
  });

  it('has as many places as its currency', () => {
    expect(plain(de.amount('1500', 'JPY'))).toBe('1.500 ¥');
    // Places that are booked, not those a country cares to show.
    expect(plain(en.amount('-1234.5', 'HUF'))).toBe('-HUF 1,234.50');
    expect(plain(en.amount('1.5', 'IQD'))).toBe('IQD 1.500');
  });
});

describe('a whole amount', () => {
  it.each([
    ['1234.49', 'EUR', '1.234 €'],
    ['1234.5', 'EUR', '1.235 €'],
    // Money out is rounded as money in is.
    ['-1234.5', 'EUR', '-1.235 €'],
    ['331.239', 'KWD', '331 KWD'],
    ['1500', 'JPY', '1.500 ¥'],
    ['0.00', 'EUR', '0 €'],
    // What is little is not nothing.
    ['-0.40', 'EUR', '-0,40 €'],
    ['0.50', 'EUR', '1 €'],
    ['9007199254740993.51', 'EUR', '9.007.199.254.740.994 €'],
    ['12.34', null, '12,34 ¤'],
  ])('of %s %s is %s', (value, currency, written) => {
    expect(plain(de.whole(value, currency))).toBe(written);
  });
});

describe('a time that is none', () => {
  it('stands as it came, cut, and ends no page', () => {
    for (const odd of ['soon', '2025-99-99', '', 'x'.repeat(5_000)]) {
      const shown = odd.slice(0, 40) || '–';
      expect([de.instant(odd), de.day(odd), de.longDay(odd)]).toEqual([shown, shown, shown]);
    }
  });
});

describe('a day', () => {
  it('stays the day of the file in every zone', () => {
    const before = process.env.TZ;
    for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      expect(de.day('2025-03-30')).toBe('30.03.2025');
      expect(en.day('2025-10-26')).toBe('26/10/2025');
    }
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('has its month as a word where it must not be mistaken', () => {
    expect(de.longDay('2024-02-01')).toBe('1. Februar 2024');
    expect(en.longDay('2024-02-01')).toBe('1 February 2024');
  });

  it('is written once when a period is one day long', () => {
    expect(de.period('2024-01-02', '2024-01-02')).toBe('02.01.2024');
    expect(plain(de.period('2024-01-02', '2024-01-31'))).toBe('02.01.2024 – 31.01.2024');
  });
});

describe('a share', () => {
  it.each([
    [34.8, '34,8 %', '34.8%'],
    [0, '0,0 %', '0.0%'],
    [0.05, '0,1 %', '0.1%'],
    [0.0499, '< 0,1 %', '< 0.1%'],
    [-0.0499, '> -0,1 %', '> -0.1%'],
    [-0.05, '-0,1 %', '-0.1%'],
  ])('of %s percent that is not nothing is never written as nothing', (percent, german, english) => {
    expect(plain(de.share(percent))).toBe(german);
    expect(plain(en.share(percent))).toBe(english);
  });

  it('has its own last place where more are asked for', () => {
    expect(plain(de.share(0.004, 2))).toBe('< 0,01 %');
    expect(plain(de.share(0.04, 2))).toBe('0,04 %');
  });
});

describe('sizes and times', () => {
  it('are rounded to what a person reads', () => {
    expect(plain(de.bytes(512))).toBe('512 Byte');
    expect(plain(en.bytes(512))).toBe('512 bytes');
    expect(plain(de.bytes(220_000_000))).toBe('220 MB');
    expect(plain(en.duration(0.2))).toBe('1 second');
    expect(plain(de.duration(300))).toBe('5 Minuten');
    expect(plain(de.duration(7200))).toBe('2 Stunden');
  });
});

describe('an IBAN', () => {
  it('is grouped by four, however it was written', () => {
    expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(groupedIban('DE89 3704 0044 0532 0130 00')).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('has no place where a line could break, where it is one word of a sentence', () => {
    expect(unbrokenIban('DE89370400440532013000')).not.toMatch(/[ \t\n]/);
    expect(plain(unbrokenIban('DE89370400440532013000'))).toBe('DE89 3704 0044 0532 0130 00');
  });
});
