import type { Question } from '../../../preload/contract';
import type { FileRow } from '../files/file-rows';
import type { AskedFile } from '../queue/answer';
import type { QueueItem } from '../queue/queue-state';

/** Questions that one answer settles, asked once with all files that ask them. */
export interface OpenQuestion {
  readonly key: string;
  /** As the first file asks it. */
  readonly question: Question;
  /** The file whose rows are the examples. */
  readonly item: QueueItem;
  readonly asked: readonly AskedFile[];
  /** The files have several headers: the question cannot be about the column of one. */
  readonly isAcrossHeaders: boolean;
}

export function openQuestions(rows: readonly FileRow[]): OpenQuestion[] {
  const groups = new Map<string, AskedFile[]>();
  const asking = new Map<string, Set<QueueItem>>();
  const currency = sharedCurrency(rows);
  for (const { item, state } of rows) {
    // A question that blocks nothing is asked as well, beside a file that is used.
    if ((state !== 'question' && state !== 'ready' && state !== 'confirm') || !item?.reading) continue;
    for (const asked of item.reading.questions) {
      const question = currency === null ? asked : withProposal(asked, currency);
      const key = keyOf(question, item.reading.headerFingerprint);
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      const askers = asking.get(key) ?? new Set();
      asking.set(key, askers);
      // A second question of one kind in the same file is another matter.
      if (askers.has(item)) groups.set(`${key}:${question.id}`, [{ item, question }]);
      else {
        askers.add(item);
        group.push({ item, question });
      }
    }
  }
  return [...groups].flatMap(([key, asked]) => {
    const [first] = asked;
    if (!first) return [];
    const headers = new Set(asked.map(({ item }) => item.reading?.headerFingerprint));
    return [{ key, ...first, asked, isAcrossHeaders: headers.size > 1 }];
  });
}

/** The one currency of all accounts that the files of the job name; null where they name several, or none. */
function sharedCurrency(rows: readonly FileRow[]): string | null {
  const accounts = rows.flatMap(({ item }) => item?.reading?.accounts ?? []);
  const named = new Set(
    accounts.flatMap(({ currency, origins }) =>
      currency === null || origins.currency === 'country' ? [] : [currency],
    ),
  );
  const [only = null] = named;
  return named.size === 1 ? only : null;
}

/** What the other files have is proposed where nothing in the file itself speaks for a currency. */
function withProposal(question: Question, currency: string): Question {
  if (question.kind !== 'currency' || question.choices.some(({ isProposed }) => isProposed)) return question;
  const others = question.choices.filter(({ value }) => value !== currency);
  return {
    ...question,
    reason: { code: 'currency.ofOtherFiles' },
    choices: [{ value: currency, isProposed: true, examples: [] }, ...others],
  };
}

/** Alike are questions of one kind with the same choices; which column is meant is a matter of one header. */
function keyOf(question: Question, headerFingerprint: string): string {
  const { kind, option, blocking, choices } = question;
  // A word means the same in all files of one job.
  if (option === 'statusWords') return question.id;
  if (option === 'mapping') return `${kind}:${headerFingerprint}`;
  // Any year and any currency can be said, whichever are offered.
  const values =
    option === 'statementPeriod' || option === 'currency' ? '' : choices.map(({ value }) => value).sort();
  return `${kind}:${option}:${blocking}:${values}`;
}

/** Files that were recognised with less than 80 %: one card, those of one header together. */
export interface UnsureHeader {
  readonly key: string;
  readonly rows: readonly FileRow[];
}

export function unsureHeaders(rows: readonly FileRow[]): UnsureHeader[] {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    if (row.state !== 'confirm') continue;
    const { digest, item, key } = row;
    // Of a file of an earlier session only the bank is known.
    const print = item?.reading?.headerFingerprint ?? digest?.format?.bank ?? key;
    groups.set(print, [...(groups.get(print) ?? []), row]);
  }
  return [...groups].map(([key, found]) => ({ key, rows: found }));
}
