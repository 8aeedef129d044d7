import { describe, expect, it } from 'vitest';
import {
  accountHeading,
  columnAccountName,
  columnAccountNames,
  shortAccountName,
} from '../../../../renderer/report/texts/account-name';

describe('the name of an account in the report', () => {
  it('leaves the IBAN to the place beside a heading and keeps its last four signs elsewhere', () => {
    const label = 'Girokonto · DE03902500779042018837';
    expect(accountHeading(label)).toBe('Girokonto');
    expect(shortAccountName(label)).toBe('Girokonto …8837');
    expect(columnAccountName(label)).toBe('…8837 Girokonto');
  });

  it('is the last four signs in a narrow column where they tell the accounts apart', () => {
    const [giro, other] = ['Girokonto · DE03902500779042018837', 'Geschäft · DE64901100424417208800'];
    const twin = 'Tagesgeld · DE11111111110000008837';
    expect([...columnAccountNames([giro, other, giro]).values()]).toEqual(['…8837', '…8800']);
    expect([...columnAccountNames([giro, twin, 'Kasse']).values()]).toEqual([
      '…8837 Girokonto',
      '…8837 Tagesgeld',
      'Kasse',
    ]);
  });

  it('keeps any other label as it is', () => {
    for (const label of ['Geschäftskonto', 'A · B', 'DE03902500779042018837', '']) {
      expect(accountHeading(label)).toBe(label);
      expect(shortAccountName(label)).toBe(label);
      expect(columnAccountName(label)).toBe(label);
    }
  });
});
