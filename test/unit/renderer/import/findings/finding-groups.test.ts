import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../preload/contract';
import { countFindings, groupFindings } from '../../../../../renderer/import/findings/finding-groups';

function finding(rule: string, severity: Finding['severity'], line: number): Finding {
  return { rule, severity, line, field: 'amount', column: 'Betrag', text: '12,3O', params: {}, fileId: 'f1' };
}

const found = {
  findings: [
    finding('iban.checkDigits', 'warning', 3),
    finding('amount.unreadable', 'error', 731),
    finding('amount.unreadable', 'error', 9),
  ],
  totals: { 'iban.checkDigits': 5_000, 'amount.unreadable': 2 },
};

describe('findings', () => {
  it('stand by rule over all files, errors first, with their full number', () => {
    expect(
      groupFindings(found).map(({ rule, total, found: listed }) => [rule, total, listed.length]),
    ).toEqual([
      ['amount.unreadable', 2, 2],
      ['iban.checkDigits', 5_000, 1],
    ]);
    expect(countFindings(found)).toBe(5_002);
  });

  it('of one rule have the level of the worst of them', () => {
    const mixed = [finding('balance.closing', 'hint', 3), finding('balance.closing', 'warning', 9)];
    expect(groupFindings({ findings: mixed, totals: {} })).toMatchObject([{ severity: 'warning' }]);
  });
});
