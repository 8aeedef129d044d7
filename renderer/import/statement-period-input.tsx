import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '../../preload/contract';
import { useTexts } from '../app/language';
import { Examples } from './question-choices';

/** No year stands in the file: the period of the statement gives it. The answer is `from/to`, empty until both are right. */
export function StatementPeriodInput({
  question,
  onChange,
}: {
  question: Question;
  onChange: (value: string) => void;
}) {
  const { t } = useTexts();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');

  function set(nextFrom: string, nextTo: string) {
    setFrom(nextFrom);
    setTo(nextTo);
    onChange(nextFrom !== '' && nextTo !== '' && nextFrom <= nextTo ? `${nextFrom}/${nextTo}` : '');
  }

  return (
    <>
      <Examples examples={question.choices[0]?.examples ?? []} />
      <Group gap="sm">
        <TextInput
          type="date"
          label={t('question.periodFrom')}
          value={from}
          onChange={(event) => set(event.currentTarget.value, to)}
        />
        <TextInput
          type="date"
          label={t('question.periodTo')}
          value={to}
          error={from !== '' && to !== '' && from > to ? t('question.periodOrder') : undefined}
          onChange={(event) => set(from, event.currentTarget.value)}
        />
      </Group>
    </>
  );
}
