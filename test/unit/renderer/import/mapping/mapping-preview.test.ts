import { describe, expect, it } from 'vitest';
import { stagedRowColumns } from '../../../../../preload/contract';
import { shownPlaces } from '../../../../../renderer/import/mapping/mapping-preview';

/** A row with some values, the others null. */
const row = (values: Partial<Record<(typeof stagedRowColumns)[number], string | number>>) =>
  stagedRowColumns.map((name) => values[name] ?? null);
const columns = (...of: Parameters<typeof shownPlaces>) => shownPlaces(...of).map(({ column }) => column);

describe('the preview of a mapping', () => {
  it('shows every field that is mapped, though it stays empty', () => {
    expect(columns([row({})], new Set(['valueDate', 'mref', 'originalAmount', 'payeeIban']))).toEqual([
      'valueDay',
      'counterpartyName',
      'counterpartyIban',
      'purpose',
      'mref',
      'originalAmountMinor',
    ]);
  });

  it('shows what was found inside of a text as well', () => {
    expect(columns([row({}), row({ eref: 'E-1', balanceMinor: 100 })], new Set())).toEqual([
      'counterpartyName',
      'purpose',
      'eref',
      'balanceMinor',
    ]);
  });
});
