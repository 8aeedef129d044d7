import { describe, expect, it, vi } from 'vitest';
import type { FileReading } from '../../../../../../preload/contract/reading/reading';
import type { ReadSink } from '../../../../../../renderer/import/engine/bytes/source';
import * as xml from '../../../../../../renderer/import/engine/markup/xml-tree';
import { previewExport, showAndRead } from '../../../../../../renderer/import/engine/read-export';
import { nativeHasher, sourceOf } from '../../../../../check/read-file';

vi.mock('../../../../../../renderer/import/engine/markup/xml-tree', async (original) => {
  const actual = await original<typeof xml>();
  return { ...actual, parseXml: vi.fn(actual.parseXml) };
});

const entry = (at: number) => `<Ntry><Amt Ccy="EUR">${at}.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2025-05-${String((at % 28) + 1).padStart(2, '0')}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung ${at}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
`;
const camt = (entries: number) =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE90299905021004711815</IBAN></Id><Ccy>EUR</Ccy></Acct>
${Array.from({ length: entries }, (_, at) => entry(at)).join('')}</Stmt></BkToCstmrStmt></Document>
`);

/** What is given in its order: `preview` with the number of rows shown, `chunk` with the number of rows. */
function recorder() {
  const given: [string, number][] = [];
  const previews: FileReading[] = [];
  const sink: ReadSink = {
    chunk: (_, rows) => {
      given.push(['chunk', rows]);
    },
    preview: (reading, rows) => {
      previews.push(reading);
      given.push(['preview', rows.length]);
    },
  };
  return { given, previews, sink };
}

describe('passes over a document', () => {
  it('when a document is shown and read, it is parsed once, and its first rows are shown before the others are read', async () => {
    const parsed = vi.mocked(xml.parseXml);
    parsed.mockClear();
    const bytes = camt(6_000);
    let taken = 0;
    const source = sourceOf('a.xml', bytes);
    const counted: typeof source = {
      ...source,
      slice: (start, end) => {
        taken += end - start;
        return source.slice(start, end);
      },
    };
    const { given, previews, sink } = recorder();
    const reading = await showAndRead(counted, {}, sink, { createHasher: nativeHasher });
    // Each entry, and the frame of the statement.
    expect(parsed).toHaveBeenCalledTimes(6_001);
    expect(taken).toBeLessThanOrEqual(bytes.length + 65_536);
    expect(given[0]).toEqual(['preview', 50]);
    expect(given.slice(1).reduce((sum, [, rows]) => sum + rows, 0)).toBe(6_000);
    expect(previews[0]).toMatchObject({ kind: 'camt', counts: { bookings: 50 }, sha256: '' });
    expect(reading).toMatchObject({ counts: { bookings: 6_000 }, findings: [] });
    expect(reading.sha256).toHaveLength(64);
  });

  it('when only the head is wanted, no more than the first rows are parsed', async () => {
    const parsed = vi.mocked(xml.parseXml);
    parsed.mockClear();
    const { given, sink } = recorder();
    const reading = await previewExport(sourceOf('a.xml', camt(6_000)), {}, sink);
    expect(given).toEqual([['preview', 50]]);
    expect(parsed.mock.calls.length).toBeLessThanOrEqual(52);
    expect(reading.accounts[0]?.iban).toBe('DE90299905021004711815');
  });

  it('when a document has few rows, what is shown is what is read', async () => {
    const { given, previews, sink } = recorder();
    const reading = await showAndRead(sourceOf('a.xml', camt(3)), {}, sink, { createHasher: nativeHasher });
    expect(given).toEqual([
      ['preview', 3],
      ['chunk', 3],
    ]);
    expect({ ...previews[0], sha256: reading.sha256 }).toEqual(reading);
  });

  it('when the read is cancelled, it ends between chunks', async () => {
    const { sink } = recorder();
    let asked = 0;
    const cancelled: ReadSink = { ...sink, isCancelled: () => asked++ > 0 };
    await expect(showAndRead(sourceOf('a.xml', camt(6_000)), {}, cancelled)).rejects.toMatchObject({
      code: 'read.cancelled',
    });
  });
});
