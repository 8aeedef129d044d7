import { useEffect } from 'react';
import type { ImportChange, ImportSummary } from '../../../preload/contract';
import { announceChange, setStoredChanges } from '../../base/announced-changes';
import { kontor } from '../../base/kontor';
import { type Texts, useTexts } from '../../base/language';
import { readingSentence } from '../files/reading-sentence';
import { useImport } from '../queue/import-context';
import { labelOfField } from './row-columns';

/** Steps of an earlier session can be taken back like those of this one: the store has them. */
export function useStoredChanges(summary: ImportSummary | null): void {
  const texts = useTexts();
  const { queue } = useImport();
  const importId = summary?.id ?? null;
  useEffect(() => {
    if (importId === null) return;
    async function walk(to: 'back' | 'forward') {
      const steps = await kontor().imports.changes(importId ?? '');
      if (!steps.ok) return { text: '', error: steps.error };
      const step =
        to === 'back'
          ? steps.value.findLast(({ isUndone }) => !isUndone)
          : steps.value.find(({ isUndone }) => isUndone);
      if (!step) return null;
      const text = changeSentence(step, texts);
      const answer = await queue.readings.goTo(to);
      return { text, error: answer.ok ? null : answer.error };
    }
    setStoredChanges({ undo: () => walk('back'), redo: () => walk('forward') });
    return () => setStoredChanges(null);
  }, [importId, queue, texts]);
}

/** Says the step that was just taken in the words in which the history has it, with the ways back and forward. */
export function useAnnouncedStep(importId: string): (answer: ImportSummary) => Promise<void> {
  const texts = useTexts();
  const { queue } = useImport();
  const go = (to: 'back' | 'forward') => async () => {
    const answer = await queue.readings.goTo(to);
    return answer.ok ? null : answer.error;
  };
  return async (answer) => {
    queue.know(answer);
    const steps = await kontor().imports.changes(importId);
    const step = steps.ok ? steps.value.findLast(({ isUndone }) => !isUndone) : undefined;
    if (step) announceChange({ text: changeSentence(step, texts), undo: go('back'), redo: go('forward') });
  };
}

/** What a step did, in a sentence. */
export function changeSentence(change: ImportChange, texts: Pick<Texts, 't' | 'coded'>): string {
  const { t } = texts;
  const { kind, rows, fileName, line, field, choice, reading } = change;
  if (kind === 'reading') {
    const others = Math.max(0, rows - 1);
    return reading ? readingSentence({ first: fileName ?? '', others }, reading, texts) : '';
  }
  if (kind === 'repeat' || kind === 'asBefore') return t(`history.${kind}`, { count: rows });
  const one = { file: fileName ?? '', line: line ?? 0 };
  const name = field ? t(labelOfField(field)) : t('history.fields');
  if (kind === 'choice') {
    const what = choice ?? 'default';
    if (rows !== 1) return t(`history.choice.${what}`, { count: rows });
    const isAnswer = what !== 'default' && what !== 'leaveOut' && what !== 'send';
    return isAnswer ? t(`rows.changed.choice.${what}`, one) : t(`rows.changed.${what}`, one);
  }
  if (kind === 'replace')
    return t('rows.changed.replace', { count: rows, find: change.from ?? '', replaceWith: change.to ?? '' });
  if (rows === 1) return t('rows.changed.edit', { ...one, field: name });
  return t(`history.${kind}`, { count: rows, field: name });
}
