import type { JobQuestions } from '../../preload/contract';
import { joinedTexts } from '../base/languages/isolated-text';
import { isUnusable } from '../import/files/file-order';
import type { FileRow } from '../import/files/file-rows';
import { type OpenQuestion, openQuestions, unsureHeaders } from '../import/questions/open-questions';
import type { ImportQueue } from '../import/queue/import-queue';
import type { QueueItem } from '../import/queue/queue-state';
import { quiet, rowsOf } from './reading';
import type { Teller } from './teller';

/** Answers bring up questions that were not there before; more rounds than any file has kinds of questions. */
const mostRounds = 20;

export type JobAnswer = { readonly value: string } | 'leaveOut' | 'stop';

/** What the job says to a question. A choice that the question does not have is no answer. */
export function answerOf(
  { question }: OpenQuestion,
  rules: Pick<JobQuestions, 'answers' | 'others'>,
): JobAnswer {
  const said = rules.answers[question.kind] ?? rules.others;
  if (said === 'stop' || said === 'leaveOut') return said;
  if (said === 'proposed') {
    const proposed = question.choices.find(({ isProposed }) => isProposed);
    return proposed ? { value: proposed.value } : 'stop';
  }
  // Any currency and any period can be said, whichever are offered.
  const isFree = question.kind === 'currency' || question.option === 'statementPeriod';
  return isFree || question.choices.some(({ value }) => value === said) ? { value: said } : 'stop';
}

/** Whether all files are settled: each can be used, or is left out because the job says so. What is open was told. */
export async function settleFiles(queue: ImportQueue, rules: JobQuestions, teller: Teller): Promise<boolean> {
  const answered = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const rows = rowsOf(queue);
    const isMoved =
      (await answerQuestions(queue, rows, rules, answered)) || (await settleRecognition(queue, rows, rules));
    await quiet(queue);
    if (!isMoved) break;
  }
  return tellOpen(rowsOf(queue), rules, teller);
}

async function answerQuestions(
  queue: ImportQueue,
  rows: readonly FileRow[],
  rules: JobQuestions,
  answered: Set<string>,
): Promise<boolean> {
  for (const open of openQuestions(rows)) {
    const answer = answerOf(open, rules);
    // An answer that did not settle its question will not do so the second time.
    const asked = open.asked.filter(({ item, question }) => !answered.has(`${item.id} ${question.id}`));
    if (answer === 'stop' || asked.length === 0) continue;
    for (const { item, question } of asked) answered.add(`${item.id} ${question.id}`);
    if (answer === 'leaveOut')
      await removeAll(
        queue,
        asked.map(({ item }) => item),
      );
    else await queue.readings.answer(asked, answer.value);
    return true;
  }
  return false;
}

async function settleRecognition(
  queue: ImportQueue,
  rows: readonly FileRow[],
  { recognition }: JobQuestions,
): Promise<boolean> {
  const unsure = unsureHeaders(rows).flatMap((header) => header.rows);
  if (unsure.length === 0 || recognition === 'stop') return false;
  if (recognition === 'confirm') await queue.confirm(unsure.flatMap(({ file }) => file?.id ?? []));
  else
    await removeAll(
      queue,
      unsure.flatMap(({ item }) => item ?? []),
    );
  return true;
}

async function removeAll(queue: ImportQueue, items: readonly QueueItem[]): Promise<void> {
  for (const { id } of items) await queue.remove(id);
}

const needsPerson: ReadonlySet<FileRow['state']> = new Set(['question', 'confirm', 'unfinished']);

async function tellOpen(
  rows: readonly FileRow[],
  { unusableFiles }: JobQuestions,
  { tell, texts }: Teller,
): Promise<boolean> {
  let isSettled = true;
  for (const row of rows) {
    const { name, state, error, item } = row;
    const refused = item?.unpacking?.refused ?? [];
    const isLost = isUnusable(row) || refused.length > 0;
    if (!needsPerson.has(state) && !isLost) continue;
    const isLeftOut = isLost && unusableFiles === 'leaveOut';
    if (!isLeftOut) isSettled = false;
    await tell(
      { event: 'file', name, state, isLeftOut, error, refused: refused.map((member) => member.name) },
      error
        ? `${name}: ${texts.sentence({ ...error, params: { name, ...error.params } })}`
        : texts.t(`batch.file.${state}`, { name, bank: row.digest?.format?.bank ?? texts.t('batch.noBank') }),
    );
    for (const { question } of state === 'question' ? openQuestions([row]) : [])
      await tell(
        {
          event: 'question',
          name,
          kind: question.kind,
          choices: question.choices.map(({ value, isProposed }) => ({ value, isProposed })),
        },
        texts.t('batch.question', {
          question: texts.t(`question.across.${question.kind}`),
          kind: question.kind,
          choices: joinedTexts(question.choices.map(({ value }) => value)),
        }),
      );
  }
  return isSettled;
}
