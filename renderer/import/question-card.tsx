import { Button, Group, Paper, Radio, Stack, Table, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '../app/language';
import type { OpenQuestion } from './open-questions';

interface QuestionCardProps {
  open: OpenQuestion;
  onAnswer: (value: string) => Promise<void>;
  onMap: () => void;
}

/** A doubt in plain words with real rows as examples; answered once for all files of the same header. */
export function QuestionCard({ open, onAnswer, onMap }: QuestionCardProps) {
  const { t, coded } = useTexts();
  const { question, fileNames } = open;
  const [value, setValue] = useState(question.choices.find((choice) => choice.isProposed)?.value ?? '');
  const [isSending, setSending] = useState(false);
  const titleId = useId();
  const column = question.column === null ? undefined : open.item.reading?.columns[question.column];
  const title = t(`question.${question.kind}`, { column: column?.header || '–' });
  return (
    <Paper className="question" component="section" aria-labelledby={titleId}>
      <Stack gap="xs">
        <Title order={2} id={titleId}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {t('question.files', { count: fileNames.length, names: fileNames.slice(0, 4).join(', ') })}
        </Text>
        {question.kind === 'mapping' || question.choices.length === 0 ? (
          <Group>
            <Button variant="filled" onClick={onMap}>
              {t('question.openMapping')}
            </Button>
          </Group>
        ) : (
          <>
            <Radio.Group value={value} onChange={setValue} aria-labelledby={titleId}>
              <div className="choices">
                {question.choices.map((choice) => (
                  <div className="choice" key={choice.value}>
                    <Radio
                      value={choice.value}
                      label={coded(
                        `choice.${question.kind}`,
                        choice.value,
                        undefined,
                        coded('choice', choice.value),
                      )}
                    />
                    <Table className="examples" aria-label={t('question.examples')}>
                      <Table.Tbody>
                        {choice.examples.map((example) => (
                          <Table.Tr key={example.line}>
                            <Table.Td className="dim">
                              {t('rows.lineNumber', { number: String(example.line) })}
                            </Table.Td>
                            <Table.Td className="raw-text">{example.text}</Table.Td>
                            <Table.Td className="meaning">{example.meaning}</Table.Td>
                          </Table.Tr>
                        ))}
                      </Table.Tbody>
                    </Table>
                  </div>
                ))}
              </div>
            </Radio.Group>
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
              <Text size="xs" c="dimmed">
                {t('question.remembered')}
              </Text>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}
