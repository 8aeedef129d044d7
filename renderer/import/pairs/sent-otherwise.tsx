import './pairs.css';
import { Group, Paper, Radio, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type {
  ImportSummary,
  SentAnswer,
  SentAnswering,
  SentOtherwise as SentOtherwisePair,
  SentOtherwiseWindow,
} from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { useAnnouncedStep } from '../check/use-stored-changes';
import { BookingPair } from './booking-pair';
import { ForAllOpen, PairPages } from './pair-pages';
import { usePairPage } from './use-pair-page';

const pageSize = 10;

const answersOf = {
  changed: ['here', 'both', 'there'],
  leftOut: ['here', 'there'],
} as const satisfies Record<SentOtherwisePair['kind'], readonly SentAnswer[]>;

interface SentOtherwiseProps {
  summary: ImportSummary;
  rows: number;
  /** All are decided, or decided otherwise: what would be sent is another. */
  onDecided: () => void;
}

/** Asks what becomes of bookings that another import sent with other content: both lines side by side, one answer each. */
export function SentOtherwise({ summary, rows, onDecided }: SentOtherwiseProps) {
  const importId = summary.id;
  const { t, format } = useTexts();
  const titleId = useId();
  const { loaded, page, offset, move } = usePairPage({ list: importId, summary }, pageSize, (range) =>
    kontor().imports.sentOtherwise(importId, range),
  );
  const announce = useAnnouncedStep(importId);
  useDecided(page, onDecided);
  const answering = useAction(kontor().imports.answerSent);

  async function answer(answer: SentAnswering) {
    const answered = await answering.run(importId, answer);
    if (answered.ok) await announce(answered.value);
  }

  return (
    <Paper className="panel" component="section" aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={2} id={titleId}>
          {t('sent.title', { count: rows })}
        </Title>
        <Text size="sm">{t('sent.meaning')}</Text>
        {loaded.state === 'failed' ? <FailureNotice error={loaded.error} /> : null}
        <FailureNotice error={answering.error} />
        {page ? (
          <>
            <Text size="sm" fw={600} role="status">
              {page.open > 0 ? t('sent.open', { count: page.open }) : t('sent.decided')}
            </Text>
            <ForAll page={page} isRunning={answering.isRunning} onAnswer={(one) => void answer(one)} />
            {page.rows.map((pair) => (
              <Question
                key={pair.here.rowId}
                pair={pair}
                day={format.day(pair.sentAt.slice(0, 10))}
                onAnswer={(one) => void answer({ rows: [pair.here.rowId], answer: one })}
              />
            ))}
            <PairPages total={page.total} offset={offset} pageSize={pageSize} onMove={move} />
          </>
        ) : (
          <Busy />
        )}
      </Stack>
    </Paper>
  );
}

/** Says when all are decided, when they are decided otherwise, and when one is open again: by an answer here, or one taken back. */
function useDecided(page: SentOtherwiseWindow | null, onDecided: () => void): void {
  const open = page?.open ?? null;
  const answers = page?.rows.map(({ here, answer }) => `${here.rowId} ${answer}`).join() ?? '';
  const last = useRef({ open, answers });
  useEffect(() => {
    const before = last.current;
    last.current = { open, answers };
    if (before.open === null || open === null || before.answers === answers) return;
    if (open === 0 || before.open === 0) onDecided();
  }, [open, answers, onDecided]);
}

interface ForAllProps {
  page: SentOtherwiseWindow;
  isRunning: boolean;
  onAnswer: (answer: SentAnswering) => void;
}

function ForAll({ page, isRunning, onAnswer }: ForAllProps) {
  const { t } = useTexts();
  if (page.open < 2) return null;
  const kind = page.rows.every((pair) => pair.kind === 'leftOut') ? 'leftOut' : 'changed';
  return (
    <ForAllOpen
      choices={answersOf[kind].map((answer) => ({ value: answer, label: labelOf(t, kind, answer) }))}
      isRunning={isRunning}
      onChoose={(answer) => onAnswer({ rows: 'open', answer })}
    />
  );
}

interface QuestionProps {
  pair: SentOtherwisePair;
  day: string;
  onAnswer: (answer: SentAnswer) => void;
}

function Question({ pair, day, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const { here, there, kind, isSameId, answer } = pair;
  const legend = t('sent.legend', {
    file: here.fileName,
    line: here.line,
    day,
    otherFile: there.fileName,
    otherLine: there.line,
  });
  const hereTitle = kind === 'leftOut' ? `${t('sent.here')}: ${t('pairs.excluded')}` : t('sent.here');
  return (
    <fieldset className="pair-question">
      <legend>{legend}</legend>
      <BookingPair
        label={legend}
        here={here}
        there={there}
        hereTitle={hereTitle}
        thereTitle={t('sent.there', { day })}
      />
      <Group gap="md" mt="xs">
        {answersOf[kind].map((one) =>
          isSameId && kind === 'changed' && one === 'both' ? null : (
            <Radio
              key={one}
              name={`sent-${here.rowId}`}
              label={labelOf(t, kind, one)}
              checked={answer === one}
              onChange={() => onAnswer(one)}
            />
          ),
        )}
      </Group>
    </fieldset>
  );
}

function labelOf(
  t: ReturnType<typeof useTexts>['t'],
  kind: SentOtherwisePair['kind'],
  answer: SentAnswer,
): string {
  if (kind === 'changed') return t(`sent.changed.${answer}`);
  return t(answer === 'here' ? 'sent.leftOut.here' : 'sent.leftOut.there');
}
