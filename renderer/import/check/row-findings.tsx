import { Button, Group, Text } from '@mantine/core';
import {
  editFieldOf,
  type Finding,
  type ImportFindings,
  type RowEditField,
  type RowView,
} from '../../../preload/contract';
import { type Texts, useTexts } from '../../base/language';
import { keyOfFinding } from '../findings/finding-groups';
import { typedValue, valueInRow } from './cell-values';
import { causeSentence, findingSentence } from './findings-list';
import { labelOfField } from './row-columns';
import type { RowChanges } from './use-row-changes';

interface RowFindingsProps {
  found: ImportFindings | null;
  row: RowView;
  changes: RowChanges;
}

/** What was found about a row, what the program suggests, and the way to correct all rows like it at once. */
export function RowFindings({ found, row, changes }: RowFindingsProps) {
  const texts = useTexts();
  // A row carries the rules only; what was found is asked of the import.
  if (!found || (row.findings.length === 0 && row.edited === undefined)) return null;
  const isOwn = ({ fileId, line, rowIds }: Finding) =>
    rowIds ? rowIds.includes(row.rowId) : fileId === row.fileId && line === row.line;
  const settled = found.settled.filter((finding) => isOwn(finding) && correctedField(finding, row) !== null);
  return [...found.findings.filter(isOwn), ...settled].map((finding) => (
    <RowFinding
      key={keyOfFinding(finding)}
      finding={finding}
      row={row}
      changes={changes}
      texts={texts}
      others={settled.includes(finding) ? found.findings.flatMap((other) => placeLike(finding, other)) : []}
      alike={alikeOf(finding, found)}
      unlisted={unlistedOf(finding.rule, found)}
    />
  ));
}

/** What of the row was corrected and is what the finding is about. */
function correctedField({ field }: Finding, { edited }: RowView): RowEditField | null {
  const own = editFieldOf(field ?? '');
  return own !== null && edited !== undefined && own in edited ? own : null;
}

/** Open findings like this one that are not listed: the store knows their rows. */
function alikeOf(one: Finding, { alike }: ImportFindings): number {
  return alike.find((other) => isLike(one, other))?.count ?? 0;
}

/** Open findings of a rule that are counted and of which no more is known: which of them are like another nobody can say. */
function unlistedOf(rule: string, { findings, totals, alike }: ImportFindings): number {
  const listed = findings.filter((one) => one.rule === rule).length;
  const known = alike.reduce((sum, one) => (one.rule === rule ? sum + one.count : sum), 0);
  return Math.max(0, (totals[rule] ?? 0) - listed - known);
}

function placeLike(one: Finding, { fileId, line, ...other }: Finding): { fileId: string; line: number }[] {
  return isLike(one, other) && fileId !== undefined && line !== null ? [{ fileId, line }] : [];
}

/** The same check found the same text in the same column. */
function isLike(one: Finding, other: Pick<Finding, 'rule' | 'field' | 'text'>): boolean {
  return other.rule === one.rule && other.field === one.field && other.text === one.text;
}

interface RowFindingProps {
  finding: Finding;
  row: RowView;
  others: { fileId: string; line: number }[];
  /** Others that are not listed. */
  alike: number;
  unlisted: number;
  changes: RowChanges;
  texts: Texts;
}

function RowFinding({ finding, row, others, alike, unlisted, changes, texts }: RowFindingProps) {
  const { t, language } = texts;
  const corrected = correctedField(finding, row);
  const count = others.length + alike;
  const { suggestion } = finding;
  const suggested = suggestion && editFieldOf(suggestion.field);
  const isTaken = suggested && valueInRow(row, suggested) === suggestion.value;
  return (
    <Group gap="xs" className="row-finding" data-settled={corrected !== null || undefined}>
      <Text size="sm">
        {finding.column ? `${finding.column}: ` : ''}
        {finding.text ? <code>{finding.text}</code> : null} {finding.text ? '– ' : ''}
        {findingSentence(finding, texts)}
      </Text>
      {suggestion && suggested && !isTaken ? (
        <>
          <Button
            size="compact-sm"
            variant="filled"
            loading={changes.isRunning}
            onClick={() =>
              void changes.edit(
                {
                  kind: 'repair',
                  cells: [{ at: { rowId: row.rowId }, field: suggested, value: suggestion.value }],
                },
                t('rows.changed.repair', { count: 1 }),
              )
            }
          >
            {t('cells.takeSuggestion', {
              field: t(labelOfField(suggested)),
              value: typedValue(suggested, suggestion.value, language),
            })}
          </Button>
          {/* Where the finding has a cause, its sentence says it already. */}
          {finding.cause ? null : (
            <Text size="xs" c="dimmed">
              {causeSentence(suggestion.reason, texts)}
            </Text>
          )}
        </>
      ) : null}
      {corrected !== null && count > 0 ? (
        <Button
          size="compact-sm"
          loading={changes.isRunning}
          onClick={() =>
            void changes.edit(
              {
                kind: 'likeThis',
                // Where all others are listed nowhere, the cell of this row stands for its value.
                cells: (others.length > 0 ? others : [{ rowId: row.rowId }]).map((at) => ({
                  at,
                  field: corrected,
                  value: valueInRow(row, corrected),
                })),
                ...(alike > 0 && finding.field !== null
                  ? { alsoAlike: { rule: finding.rule, field: finding.field, text: finding.text } }
                  : {}),
              },
              t('rows.changed.likeThis', { count }),
            )
          }
        >
          {unlisted > 0
            ? t('cells.likeThisListed', { count, more: unlisted })
            : t('cells.likeThis', { count })}
        </Button>
      ) : null}
    </Group>
  );
}
