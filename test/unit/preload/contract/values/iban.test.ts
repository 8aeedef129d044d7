import { describe, expect, it } from 'vitest';
import { withMaskedIbans } from '../../../../../preload/contract/values/iban';

describe('IBANs in a text', () => {
  it.each([
    ['DE89370400440532013000', 'DE89…3000'],
    ['Girokonto · DE89370400440532013000', 'Girokonto · DE89…3000'],
    ['an DE89 3704 0044 0532 0130 00 Miete 04/26', 'an DE89…3000 Miete 04/26'],
    ['IBAN:de89-3704-0044-0532-0130-00', 'IBAN:DE89…3000'],
    ['IBANDE89370400440532013000MIETE', 'IBANDE89…3000MIETE'],
    ['DE 89370400440532013000', 'DE89…3000'],
    ['DE8 9370400440532013000', 'DE89…3000'],
    ['D E89  3704 0044 0532 0130 00', 'DE89…3000'],
    ['DE89.3704.0044.0532.0130.00', 'DE89…3000'],
    ['GB82WEST12345698765432 und AT611904300234573201', 'GB82…5432 und AT61…3201'],
    ['NO9386011117947', 'NO93…7947'],
    // The creditor identifier's own rule of digits, and a number with other check digits: neither names an account.
    ['CRED DE98ZZZ09999999999', 'CRED DE98ZZZ09999999999'],
    ['DE88370400440532013000', 'DE88370400440532013000'],
    ['RF18539007547034', 'RF18539007547034'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(withMaskedIbans(text)).toBe(expected);
  });
});
