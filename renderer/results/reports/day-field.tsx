import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../base/language';
import { typedDay } from '../../base/typed-day';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, null for none. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/**
 * A day that is typed, as the language of the program writes days: the date field of the window follows the system, which may put the
 * month first. The day as it was understood stands below in words.
 */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { t, format } = useTexts();
  const [text, setText] = useState(value === null ? '' : format.day(value));
  const [isLeft, setLeft] = useState(false);
  const example = format.day('2027-12-31');
  const day = typedDay(text, format.locale);
  const isWrong = isLeft && text.trim() !== '' && day === null;
  return (
    <TextInput
      label={label}
      placeholder={example}
      description={day === null ? undefined : format.longDay(day)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={isWrong ? t('ui.noDay', { example }) : undefined}
      maxLength={12}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setLeft(false);
        onChange(typedDay(event.currentTarget.value, format.locale));
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
