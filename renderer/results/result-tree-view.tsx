import { type Said, type Texts, useTexts } from '../base/language';
import type { TextKey } from '../base/languages';
import { joinedTexts } from '../base/languages/isolated-text';
import { MonthLegend } from './answers/month-legend';
import { useBasis } from './answers/result-basis';
import { Cell, plainWords, textOf } from './answers/result-cell';
import { describeResult, type ResultGroup, type ResultTable } from './answers/result-tree';

interface ResultTreeViewProps {
  payload: unknown;
  currency: string | null;
  /** How a breakdown inside the answer is shown; the screen and the report differ. */
  renderBreakdown: (raw: unknown, title: string) => React.ReactNode;
  onIds?: (title: Said, ids: readonly string[]) => void;
  /** On paper: columns that fit the width; the others are named as left to the export. */
  columnLimit?: number;
}

/** Any answer of the service, readable: facts, tables and groups with the labels that are known (feature 49). */
export function ResultTreeView({ payload, ...rest }: ResultTreeViewProps) {
  return <GroupView group={describeResult(payload)} {...rest} />;
}

type ViewProps = Omit<ResultTreeViewProps, 'payload'>;

function GroupView({ group, ...props }: ViewProps & { group: ResultGroup }) {
  const texts = useTexts();
  const label = labelOf(texts, group);
  if (group.breakdown) return <>{props.renderBreakdown(group.breakdown, label)}</>;
  const isEmpty = group.facts.length + group.tables.length + group.groups.length === 0;
  return (
    <div className="result-group" data-depth={Math.min(group.path.length, 3)}>
      {group.path.length > 0 ? <h4>{label}</h4> : null}
      {group.facts.length > 0 ? (
        <dl className="facts">
          {group.facts.map((fact) => (
            <div key={fact.key}>
              <dt>{memberLabel(texts, fact.key)}</dt>
              <dd className="private">
                <Cell
                  texts={texts}
                  cell={fact.cell}
                  label={(one) => memberLabel(one, fact.key)}
                  currency={props.currency}
                  onIds={props.onIds}
                />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {group.tables.map((table) => (
        <TableView key={table.key} table={table} {...props} />
      ))}
      {group.groups.map((inner) => (
        <GroupView key={inner.path.join('/')} group={inner} {...props} />
      ))}
      {isEmpty ? (
        <p className="quiet">{texts.t(group.isCut ? 'results.tree.cut' : 'results.tree.empty')}</p>
      ) : null}
      {group.isCut && !isEmpty ? <p className="quiet">{texts.t('results.tree.cut')}</p> : null}
    </div>
  );
}

function TableView({ table, ...props }: ViewProps & { table: ResultTable }) {
  const texts = useTexts();
  const { coverage } = useBasis();
  const columns = table.columns.slice(0, props.columnLimit);
  const monthColumn = table.isMonthly ? table.columns.indexOf('month') : -1;
  const isPartial = (row: ResultTable['rows'][number]) => {
    const cell = row[monthColumn];
    return coverage !== null && cell?.kind === 'text' && !coverage.isComplete(cell.text);
  };
  const isNumeric = (column: number) =>
    table.rows.some((row) => ['amount', 'number', 'percent', 'ids'].includes(row[column]?.kind ?? ''));
  return (
    <div className="table-scroll">
      <table className="data-table">
        <caption>{memberLabel(texts, table.key)}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={isNumeric(index) ? 'number' : undefined}>
                {memberLabel(texts, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no identity and never reorder
            <tr key={rowIndex}>
              {row.slice(0, columns.length).map((cell, index) => (
                <td
                  key={table.columns[index]}
                  className={
                    isNumeric(index)
                      ? 'number private'
                      : table.columns[index] === 'month'
                        ? 'nowrap'
                        : 'private'
                  }
                >
                  <Cell
                    texts={texts}
                    cell={cell}
                    label={(one) => memberLabel(one, table.columns[index] ?? '')}
                    currency={props.currency}
                    onIds={props.onIds}
                  />
                  {index === monthColumn && isPartial(row) ? <span className="mark">*</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthLegend isNeeded={table.rows.some(isPartial)} />
      {columns.length < table.columns.length ? <p className="quiet">{texts.t('results.tree.cut')}</p> : null}
      {table.cutRows > 0 ? (
        <p className="quiet">{texts.t('results.tree.cutRows', { count: table.cutRows })}</p>
      ) : null}
    </div>
  );
}

/** Members that only hold others: their names say nothing in front of what they hold. */
const wrappers = ['overview', 'account', 'paymentPartner', 'ranking'];

/** `overview.incomings.sum` -> known labels joined, else the member's own name in words. */
function memberLabel({ coded }: Texts, key: string): string {
  const parts = key.split('.');
  return joinedTexts(
    parts
      .filter((part, index) => index === parts.length - 1 || !wrappers.includes(part))
      .map((part) =>
        coded('results.member', part, undefined, coded('results.module', part, undefined, plainWords(part))),
      ),
  );
}

function labelOf(texts: Texts, group: ResultGroup): string {
  if (group.name) return textOf(texts, group.name);
  const last = group.path.at(-1) ?? '';
  const unnamed: TextKey = 'results.tree.unnamed';
  return /^\d+$/.test(last) ? texts.t(unnamed, { number: last }) : memberLabel(texts, last);
}
