import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../preload/contract';
import { type StagedRow, stagedRowColumns } from '../../../preload/contract/reading/reading';
import { readWhole } from '../../check/read-file';
import fc from '../../property';
import { MemoryStore, stageRows } from '../../unit/main/store/memory-store';

const folder = join('test', 'fixtures', 'formats', 'de');
const files = [
  'de-dkb-2023.csv',
  'de-volksbank-atruvia.csv',
  'de-volksbank-fiducia.csv',
  'de-ing-saldo-2019.csv',
  'de-consorsbank.csv',
].map((name) => {
  const bytes = readFileSync(join(folder, name));
  // Bytes stay bytes: a letter of any encoding is one of these.
  return { name: basename(name), lines: bytes.toString('latin1').split(/\r?\n/) };
});

const damage = fc.record({
  kind: fc.constantFrom('swap', 'remove', 'twice', 'letter', 'blank', 'minus', 'cent'),
  line: fc.nat(),
  cell: fc.nat(),
});
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(lines: readonly string[], { kind, line, cell }: Damage): string[] {
  const rows = lines.flatMap((text, at) => (/\d;|;\d|\d";|;"-?\d/.test(text) ? [at] : []));
  const at = rows[line % rows.length] ?? 0;
  const text = lines[at] ?? '';
  const next = [...lines];
  if (kind === 'remove') return next.toSpliced(at, 1);
  if (kind === 'twice') return next.toSpliced(at, 0, text);
  if (kind === 'swap') {
    const other = rows[(line + 1) % rows.length] ?? 0;
    [next[at], next[other]] = [lines[other] ?? '', text];
    return next;
  }
  const cells = text.split(';');
  const place = cell % cells.length;
  const before = cells[place] ?? '';
  cells[place] = {
    letter: before.replace('0', 'O'),
    blank: before.startsWith('"') ? '""' : '',
    minus: before.replace(/\d/, '-$&'),
    cent: before.replace(
      /(,\d)(\d)/,
      (_, whole: string, digit: string) => whole + ((Number(digit) + 1) % 10),
    ),
  }[kind];
  next[at] = cells.join(';');
  return next;
}

/** Rules of which only one can hold of a row. */
const exclusive: readonly (readonly string[])[] = [
  ['balance.break', 'balance.blocked', 'balance.order'],
  ['amount.missing', 'amount.unreadable', 'amount.tooPrecise', 'amount.bothSides', 'amount.zero'],
  ['date.missing', 'date.unreadable', 'date.nonexistent', 'date.future'],
  ['date.missing', 'date.unreadable', 'date.nonexistent', 'date.implausible'],
  ['date.future', 'date.implausible'],
  ['currency.unknown', 'currency.other'],
];

/** What of these findings of one row contradicts what; empty for none. */
function contradictions(findings: readonly Finding[]): string[] {
  const said: string[] = [];
  for (const rules of exclusive) {
    const raised = new Set(findings.map(({ rule }) => rule).filter((rule) => rules.includes(rule)));
    if (raised.size > 1) said.push([...raised].join(' and '));
  }
  const values = new Map<string, string>();
  for (const { suggestion, rule } of findings) {
    if (!suggestion) continue;
    const known = values.get(suggestion.field);
    if (known !== undefined && known !== suggestion.value)
      said.push(`${rule} offers ${suggestion.value} for ${suggestion.field}, another ${known}`);
    values.set(suggestion.field, suggestion.value);
  }
  const isTwice = findings.some(({ rule }) => rule === 'row.twice');
  const isMissing = findings.some(({ cause }) => cause?.code === 'rowMissing');
  if (isTwice && isMissing) said.push('twice and missing');
  return said;
}

interface FoundOfRow {
  line: number;
  findings: Finding[];
}

/** What is said of each row: by the reading of its line, and by the checks of the row itself. */
async function rowsOf(name: string, lines: readonly string[]): Promise<FoundOfRow[]> {
  const store = new MemoryStore();
  try {
    const { id } = await store.call('imports.create');
    const { reading, rows } = await readWhole(name, Buffer.from(lines.join('\r\n'), 'latin1'));
    if (rows.length === 0) return [];
    const staged = rows.map((row) => stagedRowColumns.map((column) => row[column]) as unknown as StagedRow);
    const fileId = await stageRows(store, id, staged, { name });
    await store.call('imports.finishFile', fileId, reading);
    const { findings } = await store.call('imports.findings', id);
    const views = await store.call('imports.rows', id, {}, { offset: 0, limit: 200 });
    return views.rows.map(({ rowId, line }) => ({
      line,
      findings: findings.filter((one) => (one.rowIds ? one.rowIds.includes(rowId) : one.line === line)),
    }));
  } finally {
    await store.close();
  }
}

describe('one row', () => {
  it('never carries two findings that contradict each other, however its file was damaged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        async ({ name, lines }, damages) => {
          const rows = await rowsOf(name, damages.reduce(damaged, lines as string[]));
          const found = rows.flatMap(({ line, findings }) =>
            contradictions(findings).map((text) => `${line}: ${text}`),
          );
          expect(found).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is looked at: the damage is found in most files', async () => {
    const found = await Promise.all(
      files.map(async ({ name, lines }) => {
        const rows = await rowsOf(name, damaged(lines, { kind: 'remove', line: 2, cell: 0 }));
        return rows.some(({ findings }) => findings.length > 0);
      }),
    );
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});
