import { describe, expect, it } from 'vitest';
import { cutWidth } from '../../../../../renderer/import/engine/vocabulary/cut-lines';
import { readWhole } from '../../../../check/read-file';

const texts = [
  'Beitrag zur Hausratversicherung Vertrag 8427 fällig am Monatsende ohne weiteren Abzug',
  'Miete der Wohnung im zweiten Obergeschoss rechts einschließlich aller Nebenkosten März',
  'Rechnung der Gemeinschaftspraxis vom Februar, Behandlung und Verbrauchsmaterial gesamt',
  'Rückzahlung für die beschädigte Gartenmöbelgarnitur mit Gutschein aus dem Vorjahrsgeschäft',
];

/** Lines of at most `width` that end where words do. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, width: number): string[] {
  return text.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [];
}

async function purposes(lines: readonly string[][], isOneColumn: boolean) {
  const count = Math.max(...lines.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, at) => `Zweck ${at + 1}`);
  const rows = lines.map((parts, at) => {
    const cells = isOneColumn ? [`"${parts.join('\n')}"`] : columns.map((_, index) => parts[index] ?? '');
    return [`0${at + 1}.03.2025`, ...cells, `-${at + 9},00`].join(';');
  });
  const header = ['Buchungstag', ...(isOneColumn ? ['Zweck'] : columns), 'Betrag'].join(';');
  const { rows: read } = await readWhole(
    'export.csv',
    new TextEncoder().encode([header, ...rows].join('\n')),
  );
  return read.map((row) => row.purpose);
}

describe('purposes over several lines', () => {
  it.each([
    [27, false],
    [35, false],
    [27, true],
    [35, true],
  ])('when lines of %i end at words (one column: %s), a blank joins them', async (width, isOneColumn) => {
    expect(
      await purposes(
        texts.map((text) => wrapped(text, width)),
        isOneColumn,
      ),
    ).toEqual(texts);
  });

  it.each([
    [27, false],
    [35, false],
    [27, true],
    [35, true],
  ])(
    'when lines of %i break within words (one column: %s), nothing joins them',
    async (width, isOneColumn) => {
      expect(
        await purposes(
          texts.map((text) => cut(text, width)),
          isOneColumn,
        ),
      ).toEqual(texts);
    },
  );

  it('when two lines happen to be the longest, they prove no cut', () => {
    const lines = [
      'Beitrag für den Hausrat 2025\nVertrag 8',
      'Beitrag für die Haftung 2026\n9',
      'Miete im Mai der Wohnung\n4',
    ];
    expect(cutWidth(['Rechnung vom 3. Februar an\nKundin 7', 'Rechnung vom 5. Februar a\n7', ...lines])).toBe(
      0,
    );
  });
});
