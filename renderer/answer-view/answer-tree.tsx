import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../base/language';
import { partsOf, plainText } from './answer-parts';
import { ScrollBox } from './scroll-box';

/** Parts drawn at once; the rest comes by a press. */
const step = 50;
/** Levels that are open from the start. */
const openLevels = 2;

/** An answer as it is, part by part. */
export function AnswerTree({ value }: { value: unknown }) {
  const { t } = useTexts();
  return (
    <ScrollBox className="answer-tree" label={t('explorer.as.tree')}>
      <Parts value={value} level={0} />
    </ScrollBox>
  );
}

function Parts({ value, level }: { value: unknown; level: number }) {
  const { t } = useTexts();
  const [shown, setShown] = useState(step);
  const parts = partsOf(value);
  const text = plainText(value);
  if (parts.length === 0) return <span className="private selectable">{text ?? t('explorer.empty')}</span>;
  return (
    <ul>
      {parts.slice(0, shown).map(([name, part]) => (
        <li key={name}>
          <Part name={name} value={part} level={level} />
        </li>
      ))}
      {parts.length > shown ? (
        <li>
          <Button size="compact-xs" onClick={() => setShown(shown + step * 4)}>
            {t('explorer.more', { count: parts.length - shown })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

function Part({ name, value, level }: { name: string; value: unknown; level: number }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(level < openLevels);
  const text = plainText(value);
  if (text !== null) {
    return (
      <>
        <span className="answer-name">{name}</span>{' '}
        <span className="private selectable breakable" data-kind={value === null ? 'null' : typeof value}>
          {text}
        </span>
      </>
    );
  }
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const count = partsOf(value).length;
  return (
    <>
      <UnstyledButton className="answer-part" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Chevron size={14} aria-hidden />
        <span className="answer-name">{name}</span>{' '}
        <span className="dim">
          {t(Array.isArray(value) ? 'explorer.items' : 'explorer.members', { count })}
        </span>
      </UnstyledButton>
      {isOpen ? <Parts value={value} level={level + 1} /> : null}
    </>
  );
}
