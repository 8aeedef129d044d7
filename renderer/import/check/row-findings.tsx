import { Button, Group, Text } from '@mantine/core';
import { editFieldOf, type Finding, type ImportSummary, type RowView } from '../../../preload/contract';
import { type Texts, useTexts } from '../../base/language';
import { useReadings } from '../files/use-readings';
import { typedValue, valueInRow } from './cell-values';
import { filesWithFindings } from './finding-groups';
import { findingSentence } from './findings-list';
import { labelOfField } from './row-columns';
import type { RowChanges } from './use-row-changes';

interface RowFindingsProps {
  summary: ImportSummary;
  row: RowView;
  changes: RowChanges;
}

/** What was found about a row, what the program suggests, and the way to correct all rows like it at once. */
export function RowFindings({ summary, row, changes }: RowFindingsProps) {
  const texts = useTexts();
  const isAsked = row.findings.length > 0 || row.edited !== undefined;
  // A row carries the rules only; what was found stands in the reading of its file.
  const files = isAsked ? filesWithFindings(summary.files) : [];
  const { byFile } = useReadings(files.map(({ id }) => id));
  if (!byFile) return null;
  const all = files.flatMap(({ id }) =>
    (byFile.get(id)?.findings ?? []).map((finding) => ({ fileId: id, finding })),
  );
  const own = all.filter(({ fileId, finding }) => fileId === row.fileId && finding.line === row.line);
  return own.map(({ finding }) => (
    <RowFinding
      key={`${finding.rule}:${finding.field}`}
      finding={finding}
      row={row}
      changes={changes}
      texts={texts}
      others={all.flatMap(({ fileId, finding: other }) =>
        isLike(finding, other) && other.line !== null && !(fileId === row.fileId && other.line === row.line)
          ? [{ fileId, line: other.line }]
          : [],
      )}
    />
  ));
}

/** The same check found the same text in the same column. */
function isLike(one: Finding, other: Finding): boolean {
  return other.rule === one.rule && other.field === one.field && other.text === one.text;
}

interface RowFindingProps {
  finding: Finding;
  row: RowView;
  others: { fileId: string; line: number }[];
  changes: RowChanges;
  texts: Texts;
}

function RowFinding({ finding, row, others, changes, texts }: RowFindingProps) {
  const { t, coded, language } = texts;
  const field = editFieldOf(finding.field ?? '');
  const isCorrected = field !== null && row.edited !== undefined && field in row.edited;
  const { suggestion } = finding;
  const suggested = suggestion && editFieldOf(suggestion.field);
  const isTaken = suggested && valueInRow(row, suggested) === suggestion.value;
  return (
    <Group gap="xs" className="row-finding" data-settled={isCorrected || undefined}>
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
          <Text size="xs" c="dimmed">
            {coded('cause', suggestion.reason.code, suggestion.reason.params, '')}
          </Text>
        </>
      ) : null}
      {isCorrected && others.length > 0 ? (
        <Button
          size="compact-sm"
          loading={changes.isRunning}
          onClick={() =>
            void changes.edit(
              {
                kind: 'likeThis',
                cells: others.map((at) => ({ at, field, value: valueInRow(row, field) })),
              },
              t('rows.changed.likeThis', { count: others.length }),
            )
          }
        >
          {t('cells.likeThis', { count: others.length })}
        </Button>
      ) : null}
    </Group>
  );
}
