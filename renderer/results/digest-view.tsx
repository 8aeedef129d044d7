import { groupedIban } from '../base/format';
import { type Said, type Texts, useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { MonthLegend } from './answers/month-legend';
import { useBasis } from './answers/result-basis';
import { Cell, cellText } from './answers/result-cell';
import type { ResultCell } from './answers/result-tree';
import type { Digest, DigestTable } from './digests/digest-parts';
import { shareOfRow } from './digests/month-share';

interface DigestViewProps {
  digest: Digest;
  currency: string | null;
  onIds?: (title: Said, ids: readonly string[]) => void;
}

/** The few tables of a known answer, on the screen and on paper. */
export function DigestView({ digest, ...rest }: DigestViewProps) {
  const texts = useTexts();
  const { t } = texts;
  // Beside "nothing was found", only what could not be known is worth a note; what a result is stands above it on the screen.
  const notes = digest.notes.filter(
    ({ text }) =>
      (digest.sentence === null || text === 'results.digest.daysUnknown') &&
      !(rest.onIds && text.startsWith('results.about.')),
  );
  return (
    <div className="digest">
      {digest.facts.length > 0 ? (
        <dl className="facts">
          {digest.facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label; the list never reorders
            <div key={index}>
              <dt>{t(fact.label)}</dt>
              <dd className="private">
                <Cell texts={texts} cell={fact.cell} label={t(fact.label)} {...rest} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {digest.sentence ? <p className="sentence">{t(digest.sentence)}</p> : null}
      {digest.tables.map((table) => (
        <Table key={table.heading ?? table.name} table={table} {...rest} />
      ))}
      {notes.length > 0 ? (
        <p className="note quiet">
          {notes.map((note) => t(note.text, { count: note.count ?? 0 })).join(' ')}
        </p>
      ) : null}
    </div>
  );
}

const iban = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g;

const withGroupedIban = (name: string) => name.replace(iban, (found) => groupedIban(found));

/** Where nothing is pressed, a column of bookings is one of numbers; an IBAN is read in groups. */
function shownCell(cell: ResultCell, isPressed: boolean): ResultCell {
  if (cell.kind === 'ids' && !isPressed) return { kind: 'number', value: cell.ids.length };
  return cell.kind === 'text' ? { ...cell, text: withGroupedIban(cell.text) } : cell;
}

type Row = DigestTable['rows'][number];

function headingOf({ t }: Texts, table: DigestTable) {
  return table.heading ? t(table.heading) : table.name && withGroupedIban(table.name);
}

function nameOfRow(texts: Texts, table: DigestTable, row: Row): string {
  const named = row.find(({ kind }) => kind === 'text' || kind === 'word' || kind === 'others');
  return named ? cellText(texts, named, null) : (headingOf(texts, table) ?? '');
}

function Table({ table, currency, onIds }: Omit<DigestViewProps, 'digest'> & { table: DigestTable }) {
  const texts = useTexts();
  const { t } = texts;
  const basis = useBasis();
  const heading = headingOf(texts, table);
  const nameOf = (row: Row) => nameOfRow(texts, table, row);
  if (table.columns.length === 1) return <ShortList heading={heading} names={table.rows.map(nameOf)} />;
  // Months of which an account has no day: what the service carries on there is not known.
  const rows = table.rows
    .map((row) => ({
      row,
      label: (one: Texts) => nameOfRow(one, table, row),
      share: shareOfRow(basis, table, row),
    }))
    .filter(({ share }) => share !== 'none');
  return (
    <div className="table-scroll">
      <table
        className="data-table"
        // Without a heading it is told by what stands in its columns.
        aria-label={heading ? undefined : joinedTexts(table.columns.map(({ label }) => t(label)))}
      >
        {heading ? <caption className={table.name ? 'private' : undefined}>{heading}</caption> : null}
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumeric ? 'number' : undefined}>
                {t(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, label, share }, rowIndex) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no identity and never reorder
              key={rowIndex}
              data-unfinished={share === 'part' || undefined}
              data-total={(table.isTotalled && rowIndex === rows.length - 1) || undefined}
            >
              {row.map((cell, index) => (
                <td
                  key={table.columns[index]?.label}
                  className={table.columns[index]?.isNumeric ? 'number private' : 'private'}
                >
                  <Cell
                    texts={texts}
                    cell={shownCell(cell, onIds !== undefined)}
                    label={label}
                    currency={table.currency ?? currency}
                    onIds={onIds}
                  />
                  {index === 0 && share === 'part' ? <span className="mark">*</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthLegend isNeeded={rows.some(({ share }) => share === 'part')} />
      {rows.length < table.rows.length ? (
        <p className="quiet">
          {t('results.digest.monthsOutside', { count: table.rows.length - rows.length })}
        </p>
      ) : null}
      {table.hidden ? <p className="quiet">{t(table.hidden.text, { count: table.hidden.count })}</p> : null}
    </div>
  );
}

/** A table of one column is a list: a head above it would say what stands above that already. */
function ShortList({ heading, names }: { heading: string | null | undefined; names: readonly string[] }) {
  return (
    <div>
      {heading ? <h4>{heading}</h4> : null}
      <ul className="short-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
