import { Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { typedDay } from '../../base/typed-day';
import { Examples } from './question-choices';
import { offeredYears } from './statement-period';

/**
 * No year stands in the file: a year gives it, or, for a statement over the turn of the year, its first and last day.
 * The answer is a year or `from/to`, empty until it is whole. Days are typed: the date field of the window
 * writes them in the language of the system, which may put the month first.
 */
export function StatementPeriodInput({
  question,
  labelledBy,
  onChange,
}: {
  question: Question;
  labelledBy: string;
  onChange: (value: string) => void;
}) {
  const { t, format } = useTexts();
  const { locale } = format;
  const [choice, setChoice] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const from = typedDay(days.from, locale);
  const to = typedDay(days.to, locale);
  const isBackwards = from !== null && to !== null && from > to;

  function choose(next: string) {
    setChoice(next);
    if (next === 'days') onChange(answerOf(days, locale));
    else onChange(next);
  }
  function type(next: typeof days) {
    setDays(next);
    onChange(answerOf(next, locale));
  }
  const input = (name: 'from' | 'to', label: string, error?: string) => (
    <TextInput
      label={label}
      placeholder={format.day('2024-12-31')}
      value={days[name]}
      error={error}
      maxLength={10}
      w={170}
      onChange={(event) => type({ ...days, [name]: event.currentTarget.value })}
    />
  );

  return (
    <>
      <div className="examples-alone">
        <Examples examples={question.choices[0]?.examples ?? []} />
      </div>
      <Radio.Group aria-labelledby={labelledBy} value={choice} onChange={choose}>
        <Group gap="lg">
          {offeredYears(new Date()).map((year) => (
            <Radio key={year} value={year} label={year} />
          ))}
          <Radio value="days" label={t('question.periodDays')} />
        </Group>
      </Radio.Group>
      {choice === 'days' ? (
        <Group gap="sm" align="flex-start">
          {input('from', t('question.periodFrom'))}
          {input('to', t('question.periodTo'), isBackwards ? t('question.periodOrder') : undefined)}
        </Group>
      ) : null}
    </>
  );
}

function answerOf(days: { from: string; to: string }, locale: string): string {
  const from = typedDay(days.from, locale);
  const to = typedDay(days.to, locale);
  return from !== null && to !== null && from <= to ? `${from}/${to}` : '';
}
