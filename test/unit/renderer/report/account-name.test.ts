import { describe, expect, it } from 'vitest';
import {
  accountHeading,
  columnAccountName,
  shortAccountName,
} from '../../../../renderer/report/texts/account-name';

describe('the name of an account in the report', () => {
  it('leaves the IBAN to the place beside a heading and keeps its last four signs elsewhere', () => {
    const label = 'Girokonto · DE03902500779042018837';
    expect(accountHeading(label)).toBe('Girokonto');
    expect(shortAccountName(label)).toBe('Girokonto …8837');
    expect(columnAccountName(label)).toBe('…8837 Girokonto');
  });

  it('keeps any other label as it is', () => {
    for (const label of ['Geschäftskonto', 'A · B', 'DE03902500779042018837', '']) {
      expect(accountHeading(label)).toBe(label);
      expect(shortAccountName(label)).toBe(label);
      expect(columnAccountName(label)).toBe(label);
    }
  });
});
