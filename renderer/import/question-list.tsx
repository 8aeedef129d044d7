import { useEffect, useRef } from 'react';
import { focusContinue } from './files-bar';
import { useImport } from './import-context';
import type { OpenQuestion } from './open-questions';
import { QuestionCard } from './question-card';
import type { QueueItem } from './queue/queue-state';

interface QuestionListProps {
  questions: readonly OpenQuestion[];
  /** Files are still being read, also those that were answered just now. */
  isBusy: boolean;
  onMap: (item: QueueItem) => void;
}

/** All that is asked, one below the other; an answer leads on to the next question without a grip to the mouse. */
export function QuestionList({ questions, isBusy, onMap }: QuestionListProps) {
  const { queue } = useImport();
  const list = useRef<HTMLDivElement>(null);
  /** Key and place of what was settled last, until the focus is handed on. */
  const settled = useRef<{ key: string; at: number } | null>(null);

  useEffect(() => {
    const last = settled.current;
    if (!last || questions.some(({ key }) => key === last.key)) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('.question') ?? [];
    // The answer may lead to the next question, or to the way on: that shows when the files are read.
    if (cards.length === 0 && isBusy) return;
    settled.current = null;
    // The user is somewhere else already.
    if (document.activeElement !== document.body) return;
    const next = cards[Math.min(last.at, cards.length - 1)];
    if (!next) {
      focusContinue();
      return;
    }
    next.scrollIntoView({ block: 'nearest' });
    (next.querySelector<HTMLElement>('input:checked') ?? next.querySelector('input'))?.focus({
      preventScroll: true,
    });
  }, [questions, isBusy]);

  return (
    <div className="questions" ref={list}>
      {questions.map((open, at) => {
        const settle = (end: () => Promise<void>) => {
          settled.current = { key: open.key, at };
          return end();
        };
        return (
          <QuestionCard
            key={open.key}
            open={open}
            onAnswer={(value) => settle(() => queue.answer(open.item, open.question, value))}
            onLeaveOut={() =>
              settle(async () => {
                for (const { id } of open.items) await queue.remove(id);
              })
            }
            onMap={() => onMap(open.item)}
          />
        );
      })}
    </div>
  );
}
