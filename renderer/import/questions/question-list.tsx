import './questions.css';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../base/language';
import { useFileChanges } from '../files/file-changes';
import { focusContinue } from '../files/files-bar';
import type { QueueItem } from '../queue/queue-state';
import type { OpenQuestion, UnsureHeader } from './open-questions';
import { QuestionCard } from './question-card';
import { RecognitionCard } from './recognition-card';

interface QuestionListProps {
  questions: readonly OpenQuestion[];
  unsure: readonly UnsureHeader[];
  /** Files are still being read, also those that were answered just now. */
  isBusy: boolean;
  onMap: (item: QueueItem) => void;
}

/** All that is asked, one card at a time, so that the list below stays where it is; an answer leads on to the next without a grip to the mouse. */
export function QuestionList({ questions, unsure, isBusy, onMap }: QuestionListProps) {
  const { t } = useTexts();
  const changes = useFileChanges();
  const list = useRef<HTMLDivElement>(null);
  const [wished, setWished] = useState(0);
  /** Something was settled, and the focus is not handed on yet. */
  const isSettled = useRef(false);
  const cards = unsure.length + questions.length === 0 ? 0 : questions.length + (unsure.length > 0 ? 1 : 0);
  const at = Math.min(wished, Math.max(0, cards - 1));
  // Questions first: what is asked may be what a file was recognised by.
  const open = questions[at];
  const shown = open?.key ?? 'recognition';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each card that comes up is a chance to hand the focus on
  useEffect(() => {
    if (!isSettled.current) return;
    // The answer may lead to the next question, or to the way on: that shows when the files are read.
    if (isBusy && cards === 0) return;
    // The user is somewhere else already.
    if (document.activeElement !== document.body) {
      if (!isBusy) isSettled.current = false;
      return;
    }
    isSettled.current = false;
    const card = list.current?.querySelector<HTMLElement>('.question');
    if (!card) {
      focusContinue();
      return;
    }
    card.scrollIntoView({ block: 'nearest' });
    const first =
      card.querySelector<HTMLElement>('input:checked') ?? card.querySelector<HTMLElement>('input, button');
    first?.focus({ preventScroll: true });
  }, [shown, cards, isBusy]);

  async function settle(work: Promise<void>) {
    isSettled.current = true;
    await work;
  }

  if (cards === 0) return null;
  const turn = (by: number, label: string) => (
    <ActionIcon
      aria-label={label}
      aria-disabled={at + by < 0 || at + by >= cards}
      data-disabled={at + by < 0 || at + by >= cards || undefined}
      onClick={() => setWished(Math.min(cards - 1, Math.max(0, at + by)))}
    >
      {by < 0 ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />}
    </ActionIcon>
  );
  return (
    <div className="questions" ref={list} data-own-focus data-focus-first>
      {cards > 1 ? (
        <Group gap={4} className="questions-turn">
          {turn(-1, t('question.previous'))}
          <Text size="xs" c="dimmed">
            {t('question.place', { number: at + 1, all: cards })}
          </Text>
          {turn(1, t('question.next'))}
        </Group>
      ) : null}
      {open ? (
        <QuestionCard
          key={open.key}
          open={open}
          onAnswer={(asked, value) => settle(changes.answer(asked, value))}
          onLeaveOut={(asked) => settle(changes.remove(asked.map(({ item }) => item)))}
          onMap={() => onMap(open.item)}
        />
      ) : (
        <RecognitionCard headers={unsure} onConfirm={(rows) => settle(changes.confirm(rows))} onMap={onMap} />
      )}
    </div>
  );
}
