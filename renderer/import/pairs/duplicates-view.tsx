import { joinedTexts } from '../../base/languages/isolated-text';
import './pairs.css';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type {
  DuplicateDeciding,
  DuplicateGroup,
  EqualDecision,
  ImportSummary,
} from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { Amount } from '../../ui/amount';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { useAnnouncedStep } from '../check/use-stored-changes';
import { BookingPair } from './booking-pair';
import { ForAllOpen, PairPages } from './pair-pages';
import { usePairPage } from './use-pair-page';

const pageSize = 20;
const decisions: readonly EqualDecision[] = ['all', 'one', 'none'];

/** Equal rows and overlaps with both lines side by side; of equal rows all, one or none are bookings. */
export function DuplicatesView({ summary }: { summary: ImportSummary }) {
  const { t } = useTexts();
  const { id: importId } = summary;
  const files = summary.files.map((file) => `${file.id}${file.state}`).join();
  const list = `${importId}:${files}`;
  const { loaded, page, offset, move } = usePairPage({ list, summary }, pageSize, (range) =>
    kontor().imports.duplicates(importId, range),
  );
  const announce = useAnnouncedStep(importId);
  const deciding = useAction(kontor().imports.decideDuplicates);

  async function decide(decision: DuplicateDeciding) {
    const answer = await deciding.run(importId, decision);
    if (answer.ok) await announce(answer.value);
  }

  if (loaded.state === 'failed') return <FailureNotice error={loaded.error} />;
  if (!page) return <Busy />;
  if (page.total === 0) return <Text c="dimmed">{t('duplicates.nothing')}</Text>;
  return (
    <Stack gap="sm">
      <Text size="sm">{t('duplicates.meaning')}</Text>
      <FailureNotice error={deciding.error} />
      <Text size="sm" fw={600} role="status">
        {page.open > 0 ? t('duplicates.open', { count: page.open }) : t('duplicates.settled')}
      </Text>
      {page.open > 1 ? (
        <ForAllOpen
          choices={decisions.map((value) => ({ value, label: t(`duplicates.decision.${value}`) }))}
          isRunning={deciding.isRunning}
          onChoose={(decision) => void decide({ groups: 'open', decision })}
        />
      ) : null}
      {page.groups.map((group) => (
        <Duplicates
          key={group.key}
          group={group}
          onDecide={(decision) => void decide({ groups: [group.key], decision })}
        />
      ))}
      <PairPages total={page.total} offset={offset} pageSize={pageSize} onMove={move} />
    </Stack>
  );
}

interface DuplicatesProps {
  group: DuplicateGroup;
  onDecide: (decision: EqualDecision | null) => void;
}

function Duplicates({ group, onDecide }: DuplicatesProps) {
  const { t, format } = useTexts();
  const [first, second] = group.sides;
  if (!first || !second) return null;
  const title =
    group.kind === 'overlap'
      ? t('duplicates.overlap', { count: group.rows, file: second.fileName, other: first.fileName })
      : t('duplicates.equal', { count: group.rows, file: first.fileName });
  const days = group.since && group.until ? format.period(group.since, group.until) : '';
  return (
    <fieldset className="pair-question">
      <legend className="private">{title}</legend>
      <Group gap="md" mb={4}>
        {group.kind === 'equal' ? (
          <>
            <Text size="sm">{first.bookingDay ? format.day(first.bookingDay) : '–'}</Text>
            <Amount value={first.amount} currency={first.currency} />
            <Text size="sm" className="private cut" title={first.counterpartyName ?? ''}>
              {first.counterpartyName ?? '–'}
            </Text>
            <Text size="xs" c="dimmed">
              {t('duplicates.lines', { lines: linesOf(group) })}
            </Text>
            {group.isProven ? (
              <Text size="xs" c="dimmed">
                {t('duplicates.proven')}
              </Text>
            ) : null}
          </>
        ) : (
          <Text size="sm">{t('duplicates.once', { days })}</Text>
        )}
      </Group>
      {group.kind === 'equal' ? (
        <Group gap="md">
          {decisions.map((decision) => (
            <Radio
              key={decision}
              name={group.key}
              label={t(`duplicates.decision.${decision}`)}
              checked={group.decision === decision}
              onChange={() => onDecide(decision)}
            />
          ))}
          {group.decision === 'some' ? <Text size="sm">{t('duplicates.some')}</Text> : null}
          {group.decision !== null ? (
            <Button variant="subtle" onClick={() => onDecide(null)}>
              {t('duplicates.undecide')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <Evidence group={group} title={title} />
    </fieldset>
  );
}

/** The rows themselves, behind a press: forty equal ones are one line. */
function Evidence({ group, title }: { group: DuplicateGroup; title: string }) {
  const { t } = useTexts();
  const pairs = Array.from({ length: Math.floor(group.sides.length / 2) }, (_, at) => {
    return group.sides.slice(at * 2, at * 2 + 2);
  });
  return (
    <details className="pair-evidence">
      <summary>{t('duplicates.evidence')}</summary>
      {pairs.map(([first, second]) =>
        first && second ? (
          <BookingPair
            key={`${first.rowId}:${second.rowId}`}
            label={title}
            here={first}
            there={second}
            hereTitle={t('duplicates.first')}
            thereTitle={t('duplicates.second')}
          />
        ) : null,
      )}
      {group.kind === 'overlap' && group.rows > pairs.length ? (
        <Text size="xs" c="dimmed">
          {t('duplicates.morePairs', { count: group.rows - pairs.length })}
        </Text>
      ) : null}
    </details>
  );
}

function linesOf({ lines, rows }: DuplicateGroup): string {
  const named = joinedTexts(lines.slice(0, 12).map(String));
  return rows > 12 ? `${named}, …` : named;
}
