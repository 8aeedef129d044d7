import { describe, expect, it } from 'vitest';
import type { FileReading, ImportSummary } from '../../../../preload/contract';
import { sampleFor } from '../../../../renderer/settings/template-sample';

const imports = [
  { createdAt: '2026-01-01', files: [{ id: 'old', state: 'staged' }] },
  {
    createdAt: '2026-03-01',
    files: [
      { id: 'failed', state: 'failed' },
      { id: 'other', state: 'staged' },
      { id: 'new', state: 'staged' },
    ],
  },
] as unknown as ImportSummary[];
const column = (index: number, ...sample: string[]) => ({ index, sample });
const readings: Record<string, unknown> = {
  old: { headerFingerprint: 'h', columns: [column(0, 'old')] },
  other: { headerFingerprint: 'x', columns: [column(0, 'other')] },
  new: {
    headerFingerprint: 'h',
    columns: [column(0, '01.03.2026', '02.03.2026', '03.03.2026'), column(1, '', 'Miete')],
  },
};

function sources(known: Record<string, unknown>) {
  const asked: string[] = [];
  return {
    asked,
    list: async () => ({ ok: true, value: imports }) as const,
    reading: async (id: string) => {
      asked.push(id);
      return known[id]
        ? ({ ok: true, value: known[id] as FileReading } as const)
        : ({ ok: false, error: { code: 'import.unknown' } } as const);
    },
  };
}
const cellsOf = async (known: Record<string, unknown>) => {
  const from = sources(known);
  const answer = await sampleFor({ headerFingerprint: 'h' }, from);
  return { asked: from.asked, cells: answer.ok && answer.value && [...answer.value] };
};

describe('the sample of a saved mapping', () => {
  it('when files with its header are here, is of the newest, two filled cells of each column', async () => {
    expect(await cellsOf(readings)).toEqual({
      asked: ['other', 'new'],
      cells: [
        [0, ['01.03.2026', '02.03.2026']],
        [1, ['Miete']],
      ],
    });
  });

  it('when one of them is gone, is of the next; when all are, there is none', async () => {
    const { new: _gone, ...left } = readings;
    expect((await cellsOf(left)).cells).toEqual([[0, ['old']]]);
    expect((await cellsOf({})).cells).toBeNull();
  });
});
