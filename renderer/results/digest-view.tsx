import { useTexts } from '../app/language';
import { Cell } from './result-cell';
import type { Digest, DigestTable } from './result-digest';

interface DigestViewProps {
  digest: Digest;
  currency: string | null;
  onIds?: (title: string, ids: readonly string[]) => void;
}

/** The few tables of a known answer, on the screen and on paper. */
export function DigestView({ digest, ...rest }: DigestViewProps) {
  const { t } = useTexts();
  return (
    <div className="digest">
      {digest.facts.length > 0 ? (
        <dl className="facts">
          {digest.facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label; the list never reorders
            <div key={index}>
              <dt>{t(fact.label)}</dt>
              <dd className="private">
                <Cell cell={fact.cell} label={t(fact.label)} {...rest} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {digest.sentence ? <p className="sentence">{t(digest.sentence)}</p> : null}
      {digest.tables.map((table) => (
        <Table key={table.heading ?? table.name} table={table} {...rest} />
      ))}
    </div>
  );
}

function Table({ table, currency, onIds }: Omit<DigestViewProps, 'digest'> & { table: DigestTable }) {
  const { t } = useTexts();
  const heading = table.heading ? t(table.heading) : table.name;
  const nameOf = (row: DigestTable['rows'][number]) =>
    row.find((cell) => cell.kind === 'text')?.text ?? heading ?? '';
  return (
    <div className="table-scroll">
      <table className="data-table">
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
          {table.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no identity and never reorder
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td
                  key={table.columns[index]?.label}
                  className={table.columns[index]?.isNumeric ? 'number private' : 'private'}
                >
                  <Cell cell={cell} label={nameOf(row)} currency={table.currency ?? currency} onIds={onIds} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.hidden ? <p className="quiet">{t(table.hidden.text, { count: table.hidden.count })}</p> : null}
    </div>
  );
}
