import { Checkbox, Text } from '@mantine/core';
import type { Question } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import type { AskedFile } from '../queue/answer';
import { shownMeaning } from './example-meaning';

interface AskedFilesProps {
  asked: readonly AskedFile[];
  /** The answer at hand: each file shows what it would mean there. */
  value: string;
  /** Identifiers of the queue. */
  unticked: ReadonlySet<string>;
  onChange: (unticked: ReadonlySet<string>) => void;
}

/** The files that one answer is for, each with a row of its own and what the answer makes of it. */
export function AskedFiles({ asked, value, unticked, onChange }: AskedFilesProps) {
  const { t, format } = useTexts();
  const ticked = asked.length - asked.filter(({ item }) => unticked.has(item.id)).length;
  return (
    <fieldset className="asked">
      <legend className="hidden-text">{t('question.whichFiles')}</legend>
      <Checkbox
        label={t('question.allFiles', { count: asked.length })}
        checked={ticked === asked.length}
        indeterminate={ticked > 0 && ticked < asked.length}
        onChange={() => onChange(new Set(ticked === asked.length ? asked.map(({ item }) => item.id) : []))}
      />
      <div className="asked-list">
        {asked.map(({ item, question }) => {
          const example = exampleOf(question, value);
          return (
            <div className="asked-file" key={item.id}>
              <Checkbox
                label={item.name}
                checked={!unticked.has(item.id)}
                onChange={(event) => {
                  const next = new Set(unticked);
                  if (event.currentTarget.checked) next.delete(item.id);
                  else next.add(item.id);
                  onChange(next);
                }}
              />
              {example ? (
                <Text size="xs" c="dimmed" className="asked-example private">
                  {example.text}
                  {example.meaning === '' ? '' : ` → ${shownMeaning(example.meaning, format)}`}
                </Text>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The first row of a file under an answer; without its meaning where the answer is none of the choices. */
function exampleOf({ choices }: Question, value: string): { text: string; meaning: string } | null {
  const chosen = choices.find((choice) => choice.value === value);
  const example = (chosen ?? choices[0])?.examples[0];
  if (!example) return null;
  return { text: example.text, meaning: chosen ? example.meaning : '' };
}

/** Files that the proposed answer is not meant for: they propose another one. */
export function untickedAtFirst(asked: readonly AskedFile[]): ReadonlySet<string> {
  const proposed = ({ question }: AskedFile) => question.choices.find((choice) => choice.isProposed)?.value;
  const [first] = asked;
  return new Set(
    asked.filter((one) => first && proposed(one) !== proposed(first)).map(({ item }) => item.id),
  );
}
