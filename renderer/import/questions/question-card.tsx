import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Question } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { HelpLink } from '../../ui/help/help-link';
import { namesInShort } from '../../ui/names-in-short';
import { isStandard } from '../files/standard-kinds';
import type { AskedFile } from '../queue/answer';
import { AskedFiles, untickedAtFirst } from './asked-files';
import type { OpenQuestion } from './open-questions';
import { QuestionChoices } from './question-choices';
import { StatementPeriodInput } from './statement-period-input';

interface QuestionCardProps {
  open: OpenQuestion;
  onAnswer: (asked: readonly AskedFile[], value: string) => Promise<void>;
  onLeaveOut: (asked: readonly AskedFile[]) => Promise<void>;
  onMap: () => void;
}

/** A doubt in plain words with real rows as examples; answered once for all files that are ticked. */
export function QuestionCard({ open, onAnswer, onLeaveOut, onMap }: QuestionCardProps) {
  const { t } = useTexts();
  const { question, asked } = open;
  const isYear = question.option === 'statementPeriod';
  const [value, setValue] = useState(question.choices.find((choice) => choice.isProposed)?.value ?? '');
  const [unticked, setUnticked] = useState(() => untickedAtFirst(asked));
  const [isSending, setSending] = useState(false);
  const titleId = useId();
  const header = open.item.reading?.columns.find((column) => column.index === question.column)?.header;
  const ticked = asked.filter(({ item }) => !unticked.has(item.id));
  const names = asked.map(({ item }) => item.name);
  const files = { count: asked.length, names: namesInShort(names, t) };

  const isReady = value !== '' && ticked.length > 0;

  function settle(work: Promise<void>) {
    setSending(true);
    void work.finally(() => {
      setSending(false);
      // What was not ticked is what is asked about next.
      setUnticked(new Set());
    });
  }

  function answer(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isSending) return;
    settle(onAnswer(ticked, value));
  }

  return (
    <Paper className="question" component="section" aria-labelledby={titleId}>
      <form
        onSubmit={answer}
        onKeyDown={(event) => {
          // The focus goes on to the next question: a key held down would answer that as well.
          if (event.key === 'Enter' && event.repeat) event.preventDefault();
        }}
      >
        <Stack gap="xs">
          <Title order={2} id={titleId} className="breakable">
            {question.word
              ? t('question.statusWord', { word: question.word })
              : open.isAcrossHeaders
                ? t(`question.across.${question.kind}`)
                : t(`question.${question.kind}`, { column: header || '–' })}
          </Title>
          <Text size="sm" c="dimmed" className="breakable" title={names.join('\n')}>
            {t(question.blocking ? 'question.files' : 'question.filesOptional', files)}
          </Text>
          <Why reason={question.reason} />
          {isYear ? (
            <StatementPeriodInput question={question} labelledBy={titleId} onChange={setValue} />
          ) : (
            <QuestionChoices open={open} value={value} labelledBy={titleId} onChange={setValue} />
          )}
          {asked.length > 1 ? (
            <AskedFiles asked={asked} value={value} unticked={unticked} onChange={setUnticked} />
          ) : null}
          <Group gap="sm">
            <Button type="submit" variant="filled" data-primary disabled={!isReady} loading={isSending}>
              {t('question.answer', { count: ticked.length })}
            </Button>
            {question.kind === 'mapping' ? (
              <Button onClick={onMap}>{t('question.openMapping')}</Button>
            ) : null}
            <Button
              variant="subtle"
              color="gray"
              disabled={ticked.length === 0}
              onClick={() => settle(onLeaveOut(ticked))}
            >
              {t('question.leaveOut', { count: ticked.length })}
            </Button>
            <Text size="xs" c="dimmed">
              {t(
                isYear
                  ? 'question.once'
                  : isStandard(open.item.reading)
                    ? 'question.rememberedBank'
                    : 'question.remembered',
              )}
            </Text>
            <HelpLink topic={`question.${question.kind}`} about={t(`question.across.${question.kind}`)} />
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

/** Why one of the choices is proposed. */
function Why({ reason }: Pick<Question, 'reason'>) {
  const { coded } = useTexts();
  if (!reason) return null;
  return (
    <Text size="sm" c="dimmed" className="breakable">
      {coded('reason', reason.code, reason.params ?? {})}
    </Text>
  );
}
