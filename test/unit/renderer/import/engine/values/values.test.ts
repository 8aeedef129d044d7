import { describe, expect, it } from 'vitest';
import { minorToDecimal } from '../../../../../../preload/contract/values/minor-units';
import { Sha256 } from '../../../../../../renderer/import/engine/bytes/sha256';
import {
  AmountReader,
  amountFailure,
  parseCurrency,
} from '../../../../../../renderer/import/engine/values/amounts';
import {
  DayReader,
  dateFailure,
  dateParts,
  yearWithin,
} from '../../../../../../renderer/import/engine/values/calendar-days';
import { cleanAmount } from '../../../../../../renderer/import/engine/values/clean-amount';
import { ofHundredths } from '../../../../../../renderer/import/engine/values/currencies';
import {
  domesticToIban,
  hasValidCreditorDigits,
  parseBic,
  parseIban,
} from '../../../../../../renderer/import/engine/values/identifiers';

const read = (sign: ',' | '.', text: string, places = 2) => {
  const reader = new AmountReader(sign);
  const code = reader.parse(text, places);
  return code === 0 ? reader.minor : `failure ${code}`;
};

describe('amounts', () => {
  it.each([
    [',', '1.234,56', 123456],
    [',', '-4.000', -400000],
    [',', '-,50', -50],
    [',', '12,5-', -1250],
    [',', '\u22121.000,00 €', -100000],
    [',', '1 234,56', 123456],
    [',', '1\u202f308.15'.replace('.', ','), 130815],
    [',', '12,30 S', -1230],
    [',', 'EUR 12,30', 1230],
    [',', '+1,23', 123],
    ['.', '1,234.56', 123456],
    ['.', "1'234.56", 123456],
    ['.', '1\u2019234.56', 123456],
    ['.', '($1,150.00)', -115000],
    ['.', '$(45.10)', -4510],
    ['.', '="12.5"', 1250],
    ['.', '-6.960000', -696],
    ['.', '53.100', 5310],
    ['.', '12 CR', 1200],
    ['.', '12.00 DR', -1200],
  ] as const)('when the sign is %j, %j reads as %i', (sign, text, minor) => {
    expect(read(sign, text)).toBe(minor);
  });

  it('when groups of two stand before the last one, as in India, it is an amount', () => {
    expect(read('.', '3,92,090.60')).toBe(39209060);
    expect(read('.', '-1,23,45,678.00')).toBe(-1234567800);
    expect(read('.', '₹1,88,834.40')).toBe(18883440);
    expect(read('.', '123,45,678')).toBe(`failure ${amountFailure.unreadable}`);
    expect(read(',', '1.23.456')).toBe(`failure ${amountFailure.unreadable}`);
  });

  it('when groups are no groups of three, letters stand inside or places are too many, it is no amount', () => {
    expect(read(',', '12.50')).toBe(`failure ${amountFailure.unreadable}`);
    expect(read(',', '12,3O')).toBe(`failure ${amountFailure.unreadable}`);
    expect(read('.', '1,234,56,789')).toBe(`failure ${amountFailure.unreadable}`);
    expect(read('.', '1.235')).toBe(`failure ${amountFailure.tooPrecise}`);
    expect(read('.', '')).toBe(`failure ${amountFailure.unreadable}`);
    expect(cleanAmount('AB 12,30')).toBeNull();
  });

  it('when a currency has no or three decimal places, minor units follow it', () => {
    expect(read('.', '1,500', 0)).toBe(1500);
    expect(read('.', '1.234', 3)).toBe(1234);
    expect(minorToDecimal(-5, 2)).toBe('-0.05');
    expect(minorToDecimal(1234, 3)).toBe('1.234');
    expect(minorToDecimal(1500, 0)).toBe('1500');
  });

  it('when a sign names one currency it is read, a dollar sign names none', () => {
    expect([
      parseCurrency('€'),
      parseCurrency('eur'),
      parseCurrency('zł'),
      parseCurrency('$'),
      parseCurrency('XYZ'),
    ]).toEqual(['EUR', 'EUR', 'PLN', null, null]);
  });
});

describe('days', () => {
  it.each([
    ['DMY', '1.2.2024', '2024-02-01'],
    ['DMY', '29.02.24', '2024-02-29'],
    ['MDY', '1/31/24', '2024-01-31'],
    ['YMD', '2024-02-29 00:00:00.0', '2024-02-29'],
    ['DMY', '2025-01-13T09:41:12.915Z', '2025-01-13'],
    ['DMY', '20240131', '2024-01-31'],
    ['DMY', '31 Jan 2024', '2024-01-31'],
    ['DMY', 'Jan 31, 2024', '2024-01-31'],
    ['DMY', '31. Januar 2024', '2024-01-31'],
    ['DMY', '12 août 2024', '2024-08-12'],
    ['DMY', '27.01.2024 07:37:38:909', '2024-01-27'],
    ['YDM', '2024-31-01', '2024-01-31'],
  ] as const)('when the order is %s, %j is %s', (order, text, day) => {
    expect(new DayReader(order, null).read(text)).toBe(day);
  });

  it('when a day does not exist it is named so and never rolls over', () => {
    expect(new DayReader('DMY', null).read('30.02.2025')).toBe(dateFailure.nonexistent);
    expect(new DayReader('DMY', null).read('29.02.2023')).toBe(dateFailure.nonexistent);
    expect(new DayReader('DMY', null).read('offen')).toBe(dateFailure.unreadable);
    expect(new DayReader('DMY', null).read('20.12.')).toBe(dateFailure.noYear);
  });

  it('when a sort code or a phone number looks like a date, it is none', () => {
    expect(dateParts('99-88-74')).toBeNull();
    expect(dateParts('0800 123')).toBeNull();
  });

  it('when a period crosses a new year, each day gets the year that lies in it', () => {
    expect(yearWithin(12, 20, '2024-12-15', '2025-01-14')).toBe(2024);
    expect(yearWithin(1, 3, '2024-12-15', '2025-01-14')).toBe(2025);
    expect(yearWithin(7, 1, '2024-12-15', '2025-01-14')).toBeNull();
  });
});

describe('identifiers', () => {
  it('when check digits are right an IBAN is read in any spelling, else not', () => {
    expect(parseIban('de97 9990 0011 0000 4174 56')).toBe('DE97999000110000417456');
    expect(parseIban('DE98999000110000417456')).toBeNull();
    expect(parseIban('DE9799900011000041745')).toBeNull();
  });

  it('when bank code and account number are turned into an IBAN on request, the check digits fit', () => {
    expect(parseIban(domesticToIban('DE', '37069993', '1008811') ?? '')).not.toBeNull();
    expect(parseIban(domesticToIban('AT', '20111', '77123455') ?? '')).not.toBeNull();
    expect(domesticToIban('DE', '123', '1')).toBeNull();
  });

  it('when a BIC or a creditor identifier has the right form, it passes', () => {
    expect([parseBic('RABFDE2FXXX'), parseBic('RABFDE2F'), parseBic('RABF2E2F')]).toEqual([
      'RABFDE2FXXX',
      'RABFDE2F',
      null,
    ]);
    expect(hasValidCreditorDigits('DE16ZZZ00000712340')).toBe(true);
    expect(hasValidCreditorDigits('DE17ZZZ00000712340')).toBe(false);
  });
});

describe('sha-256 in pieces', () => {
  it('when bytes come in any pieces, the digest is that of the whole', async () => {
    const { createHash } = await import('node:crypto');
    const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 31) % 256);
    for (const size of [1, 63, 64, 65, 1_000]) {
      const hash = new Sha256();
      for (let at = 0; at < bytes.length; at += size) hash.update(bytes.subarray(at, at + size));
      expect(hash.digestHex()).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(new Sha256().digestHex()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe('pence (values/currencies.ts)', () => {
  it('when an amount in hundredths has parts of a penny, it is none, and never half a minor unit', () => {
    expect(ofHundredths(234_500)).toBe(2_345);
    expect(ofHundredths(-100)).toBe(-1);
    expect(ofHundredths(123_450)).toBeNull();
  });
});
