import { describe, expect, it } from 'vitest';
import { digestOfReading, type FileReading } from '../../../../../preload/contract';
import type { Translate } from '../../../../../renderer/base/language';
import { bankBesideLayout, bankOfFile, titleOfFile } from '../../../../../renderer/import/files/bank-of-file';
import { reading } from '../queue/samples';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;

function digest(layout: string | null, confidence: number, ...banks: (string | null)[]) {
  return digestOfReading(
    reading({
      format: layout === null ? null : ({ bank: layout, confidence } as FileReading['format']),
      accounts: banks.map((bankName) => ({ bankName }) as FileReading['accounts'][number]),
    }),
  );
}

describe('the bank of a file', () => {
  it('is the one that its account is with, whatever bank the layout is described for, and however sure that is', () => {
    for (const confidence of [0.9, 0.7]) {
      const shared = digest('Volksbank Raiffeisenbank', confidence, 'Volksbank Tannenried eG');
      expect(titleOfFile(shared, null, t)).toBe('Volksbank Tannenried eG');
      expect(bankOfFile(shared)).toBe('Volksbank Tannenried eG');
      expect(bankBesideLayout(shared)).toBe('Volksbank Tannenried eG');
    }
  });

  it('is that of the layout when the accounts tell none, or are with several', () => {
    for (const banks of [[], [null], ['ING', 'DKB'], ['ING', null]]) {
      const found = digest('Outbank', 0.9, ...banks);
      expect(titleOfFile(found, null, t)).toBe('Outbank');
      expect(bankBesideLayout(found)).toBeNull();
    }
    expect(titleOfFile(digest('DKB', 0.7), null, t)).toBe('import.probably DKB');
  });

  it('is told where nothing but the account names it, and not known where nothing does', () => {
    expect(titleOfFile(digest(null, 0, 'ING', 'ING'), 'Mine', t)).toBe('ING');
    expect(titleOfFile(digest(null, 0, null), 'Mine', t)).toBe('import.byTemplate Mine');
    expect(titleOfFile(digest(null, 0), null, t)).toBe('import.unknownBank');
  });
});
