import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../../preload/contract';
import {
  countFindings,
  filesWithFindings,
  groupFindings,
} from '../../../../../renderer/import/check/finding-groups';

function finding(rule: string, severity: Finding['severity'], line: number): Finding {
  return { rule, severity, line, field: 'amount', column: 'Betrag', text: '12,3O', params: {} };
}

const files: Parameters<typeof groupFindings>[0] = [
  {
    id: 'f1',
    name: 'a.csv',
    reading: {
      findings: [finding('iban.checkDigits', 'warning', 3), finding('amount.unreadable', 'error', 731)],
      findingTotals: { 'iban.checkDigits': 5_000, 'amount.unreadable': 1 },
    },
  },
  {
    id: 'f2',
    name: 'b.csv',
    reading: {
      findings: [finding('amount.unreadable', 'error', 9)],
      findingTotals: { 'amount.unreadable': 1 },
    },
  },
  { id: 'f3', name: 'c.csv', reading: null },
];

describe('findings', () => {
  it('stand by rule over all files, errors first, with their full number', () => {
    expect(groupFindings(files).map(({ rule, total, found }) => [rule, total, found.length])).toEqual([
      ['amount.unreadable', 2, 2],
      ['iban.checkDigits', 5_000, 1],
    ]);
    expect(countFindings(files.map(({ reading }) => ({ digest: reading })))).toBe(5_002);
  });

  it('are asked for only of the files that have some', () => {
    const withDigests = files.map(({ id, reading }) => ({ id, digest: reading }));
    expect(filesWithFindings(withDigests).map(({ id }) => id)).toEqual(['f1', 'f2']);
  });
});
