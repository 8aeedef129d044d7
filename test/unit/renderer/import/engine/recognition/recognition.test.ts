import { describe, expect, it } from 'vitest';
import { bankOfIban } from '../../../../../../renderer/import/engine/recognition/bank-codes';
import { headersOf } from '../../../../../../renderer/import/engine/recognition/header-rarity';
import { recogniseFormat } from '../../../../../../renderer/import/engine/recognition/recognise';
import { exportFormats } from '../../../../../../renderer/import/formats';
import type { ExportFormat } from '../../../../../../renderer/import/formats/description/export-format';

/** What is recognised where a header is all there is. */
function recogniseHeader(header: readonly string[]) {
  const found = recogniseFormat(exportFormats, {
    headers: header,
    profiles: [],
    fileName: 'export.csv',
    ownIban: null,
    isOwnIbanStated: false,
    preamble: '',
    sample: header.join(';'),
    tables: 1,
  });
  return found?.match ?? null;
}

/** Descriptions that are believed although nothing but a damaged header speaks for them. */
function trustedAfter(change: (header: readonly string[]) => readonly string[] | null): string[] {
  const believed: string[] = [];
  for (const format of exportFormats) {
    for (const header of headersOf(format)) {
      const changed = change(header);
      if (!changed || isWritten(changed)) continue;
      const match = recogniseHeader(changed);
      if (match && match.confidence >= 0.8) believed.push(`${format.id} as ${match.id} ${match.confidence}`);
    }
  }
  return believed;
}

const written = new Set(exportFormats.flatMap(headersOf).map((header) => header.join('\u0001')));

/** A changed header may be that of another export; those of chosen columns come in any order. */
function isWritten(header: readonly string[]): boolean {
  return written.has(header.join('\u0001')) || exportFormats.some((format) => hasChosen(format, header));
}

function hasChosen({ header, otherHeaders = [], hasChosenColumns }: ExportFormat, given: readonly string[]) {
  return (
    hasChosenColumns === true &&
    [header ?? [], ...otherHeaders].some((known) => given.every((name) => known.includes(name)))
  );
}

describe('recognition of formats', () => {
  it('when several banks write the same header, none is believed for what the others lack', () => {
    const banksOf = new Map<string, Set<string>>();
    for (const format of exportFormats)
      for (const header of headersOf(format)) {
        const key = header.join('\u0001');
        banksOf.set(key, (banksOf.get(key) ?? new Set()).add(format.bank));
      }
    const shared = [...banksOf].filter(([, banks]) => banks.size > 1).map(([key]) => key.split('\u0001'));
    expect(shared.length).toBeGreaterThan(4);
    const believed = shared.flatMap((header) => {
      const match = recogniseHeader(header);
      return match && match.confidence >= 0.8 ? [`${match.id} ${match.confidence}`] : [];
    });
    expect(believed).toEqual([]);
  });

  it('when the columns of a known header are turned round, its bank is only suggested', () => {
    expect(trustedAfter((header) => [...header].reverse())).toEqual([]);
  });

  it('when a known header lost a column, its bank is only suggested', () => {
    const believed: string[] = [];
    for (const at of [0, 1, -1]) believed.push(...trustedAfter((header) => header.toSpliced(at, 1)));
    expect(believed).toEqual([]);
  });

  it('when two words of a known header are others, its bank is only suggested', () => {
    const others = ['Zwetschge', 'Quitte'];
    const replaced = (header: readonly string[]) =>
      header.length < 2 ? null : header.map((name, at) => (at < 2 ? (others[at] ?? name) : name));
    expect(trustedAfter(replaced)).toEqual([]);
  });

  it('when a header has nothing but words that many banks write, no bank is believed', () => {
    for (const header of [
      ['Date', 'Description', 'Debit', 'Credit'],
      ['Date', 'Description', 'Amount', 'Balance'],
      ['Datum', 'Buchungstext', 'Betrag', 'Valuta'],
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
    ]) {
      expect(recogniseHeader(header)?.confidence ?? 0, header.join()).toBeLessThan(0.8);
    }
  });

  it("when a German bank code begins with 0 or 9 it is nobody's, and speaks neither for nor against a bank", () => {
    const dkb = exportFormats.find(({ id }) => id === 'de-dkb-2023');
    const withIban = (ownIban: string | null) =>
      recogniseFormat(exportFormats, {
        headers: dkb?.header ?? [],
        profiles: [],
        fileName: 'export.csv',
        ownIban,
        isOwnIbanStated: true,
        preamble: '',
        sample: '',
        tables: 1,
      })?.match ?? null;
    const notInferred = withIban(null);
    expect(notInferred?.bank).toBe('DKB');
    // Their fourth digit is that of savings banks and of cooperative ones.
    for (const code of ['90250177', '00150177', '99963000', '90250077'])
      expect(withIban(`DE00${code}0000000001`), code).toEqual(notInferred);
    expect(withIban('DE00250501800000000001')?.confidence ?? 0).toBeLessThan(notInferred?.confidence ?? 0);
    expect(withIban('DE02120300000000202051')?.confidence).toBeGreaterThan(notInferred?.confidence ?? 1);
  });

  it('when a German bank code begins with 0 or 9, the account is with no group of banks', () => {
    const banks = ['1', '8', '0', '9'].map((area) => bankOfIban(`DE00${area}05501770000000000`));
    expect(banks).toEqual(['Sparkasse', 'Sparkasse', null, null]);
  });
});
