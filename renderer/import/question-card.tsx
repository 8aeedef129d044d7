import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../app/language';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { namesInShort } from './names-in-short';
import type { OpenQuestion } from './open-questions';
import { QuestionChoices } from './question-choices';
import { isStandard } from './standard-kinds';
import { StatementPeriodInput } from './statement-period-input';

interface QuestionCardProps {
  open: OpenQuestion;
  onAnswer: (value: string) => Promise<void>;
  onLeaveOut: () => Promise<void>;
  onMap: () => void;
}

/** A doubt in plain words with real rows as examples; answered once for all files of the same header. */
export function QuestionCard({ open, onAnswer, onLeaveOut, onMap }: QuestionCardProps) {
  const { t } = useTexts();
  const { question, fileNames } = open;
  const isYear = question.option === 'statementPeriod';
  const [value, setValue] = useState(question.choices.find((choice) => choice.isProposed)?.value ?? '');
  const [isSending, setSending] = useState(false);
  const [isLeavingOut, setLeavingOut] = useState(false);
  const titleId = useId();
  const header = open.item.reading?.columns.find((column) => column.index === question.column)?.header;
  const files = { count: fileNames.length, names: namesInShort(fileNames, t) };

  function answer(event: FormEvent) {
    event.preventDefault();
    if (value === '' || isSending) return;
    setSending(true);
    void onAnswer(value).finally(() => setSending(false));
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
          <Title order={2} id={titleId}>
            {t(`question.${question.kind}`, { column: header || '–' })}
          </Title>
          <Text size="sm" c="dimmed" className="breakable" title={fileNames.join('\n')}>
            {t(question.blocking ? 'question.files' : 'question.filesOptional', files)}
          </Text>
          {isYear ? (
            <StatementPeriodInput question={question} labelledBy={titleId} onChange={setValue} />
          ) : (
            <QuestionChoices open={open} value={value} labelledBy={titleId} onChange={setValue} />
          )}
          <Group gap="sm">
            <Button type="submit" variant="filled" disabled={value === ''} loading={isSending}>
              {t('question.answer', { count: fileNames.length })}
            </Button>
            {question.kind === 'mapping' ? (
              <Button onClick={onMap}>{t('question.openMapping')}</Button>
            ) : null}
            <Button variant="subtle" color="gray" onClick={() => setLeavingOut(true)}>
              {t('question.leaveOut', { count: fileNames.length })}
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
          </Group>
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={isLeavingOut}
        title={t('question.leaveOutTitle', { count: fileNames.length })}
        text={t('question.leaveOutText', files)}
        confirmLabel={t('question.leaveOut', { count: fileNames.length })}
        onConfirm={() => {
          setLeavingOut(false);
          void onLeaveOut();
        }}
        onCancel={() => setLeavingOut(false)}
      />
    </Paper>
  );
}
