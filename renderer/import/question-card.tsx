import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '../app/language';
import type { OpenQuestion } from './open-questions';
import { QuestionChoices } from './question-choices';
import { StatementPeriodInput } from './statement-period-input';

interface QuestionCardProps {
  open: OpenQuestion;
  onAnswer: (value: string) => Promise<void>;
  onMap: () => void;
}

/** A doubt in plain words with real rows as examples; answered once for all files of the same header. */
export function QuestionCard({ open, onAnswer, onMap }: QuestionCardProps) {
  const { t } = useTexts();
  const { question, fileNames } = open;
  const isYear = question.option === 'statementPeriod';
  const [value, setValue] = useState(question.choices.find((choice) => choice.isProposed)?.value ?? '');
  const [isSending, setSending] = useState(false);
  const titleId = useId();
  const header = open.item.reading?.columns.find((column) => column.index === question.column)?.header;
  return (
    <Paper className="question" component="section" aria-labelledby={titleId}>
      <Stack gap="xs">
        <Title order={2} id={titleId}>
          {t(`question.${question.kind}`, { column: header || '–' })}
        </Title>
        <Text size="sm" c="dimmed">
          {t(question.blocking ? 'question.files' : 'question.filesOptional', {
            count: fileNames.length,
            names: fileNames.slice(0, 4).join(', '),
          })}
        </Text>
        {isYear ? (
          <StatementPeriodInput question={question} onChange={setValue} />
        ) : (
          <QuestionChoices open={open} value={value} labelledBy={titleId} onChange={setValue} />
        )}
        <Group gap="sm">
          <Button
            variant="filled"
            disabled={value === ''}
            loading={isSending}
            onClick={() => {
              setSending(true);
              void onAnswer(value).finally(() => setSending(false));
            }}
          >
            {t('question.answer', { count: fileNames.length })}
          </Button>
          {question.kind === 'mapping' ? <Button onClick={onMap}>{t('question.openMapping')}</Button> : null}
          <Text size="xs" c="dimmed">
            {t(isYear ? 'question.once' : 'question.remembered')}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
