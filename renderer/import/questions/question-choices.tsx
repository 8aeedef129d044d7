import { Radio, Table, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { EncodingChoices } from './encoding-choices';
import { shownMeaning } from './example-meaning';
import type { OpenQuestion } from './open-questions';

interface QuestionChoicesProps {
  open: OpenQuestion;
  value: string;
  labelledBy: string;
  onChange: (value: string) => void;
}

/** The readings side by side, each with the same rows of the file and what they would mean. */
export function QuestionChoices({ open, value, labelledBy, onChange }: QuestionChoicesProps) {
  const { coded } = useTexts();
  const { question, item } = open;
  const columns = item.reading?.columns ?? [];

  const hasExamples = question.choices.some((choice) => choice.examples.length > 0);

  function labelOf(choice: string): string {
    const header = columns.find((column) => String(column.index) === choice)?.header;
    if (question.option === 'mapping' && header) return header;
    return coded(`choice.${question.kind}`, choice);
  }

  if (question.kind === 'encoding') {
    const readings = question.choices.map((choice) => ({ label: choice.value, lines: choice.examples }));
    return <EncodingChoices readings={readings} value={value} onChange={onChange} labelledBy={labelledBy} />;
  }
  return (
    <Radio.Group value={value} onChange={onChange} aria-labelledby={labelledBy}>
      <div className={hasExamples ? 'choices' : 'choices choices-short'}>
        {question.choices.map((choice) => (
          <div className="choice" key={choice.value}>
            <Radio value={choice.value} label={labelOf(choice.value)} />
            <Examples examples={choice.examples} />
          </div>
        ))}
        {question.kind === 'currency' ? <OtherCurrency onChange={onChange} /> : null}
      </div>
    </Radio.Group>
  );
}

/** The choices name the likely ones; the file may be in any. */
function OtherCurrency({ onChange }: { onChange: (value: string) => void }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  return (
    <TextInput
      className="other-currency"
      aria-label={t('question.otherCurrency')}
      placeholder={t('question.otherCurrencyExample')}
      value={text}
      maxLength={3}
      w={150}
      onChange={(event) => {
        const code = event.currentTarget.value.toUpperCase();
        setText(code);
        onChange(/^[A-Z]{3}$/.test(code) ? code : '');
      }}
    />
  );
}

export function Examples({ examples }: { examples: Question['choices'][number]['examples'] }) {
  const { t, format } = useTexts();
  if (examples.length === 0) return null;
  return (
    <Table className="examples" aria-label={t('question.examples')}>
      <Table.Tbody>
        {examples.map((example) => (
          <Table.Tr key={example.line}>
            <Table.Td className="dim">
              {t('rows.lineNumber', { number: format.count(example.line) })}
            </Table.Td>
            <Table.Td className="raw-text">{example.text}</Table.Td>
            <Table.Td className="meaning">{shownMeaning(example.meaning, format)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
