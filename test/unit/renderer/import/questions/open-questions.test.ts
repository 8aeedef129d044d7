import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../../preload/contract';
import type { FileRow } from '../../../../../renderer/import/files/file-rows';
import { openQuestions } from '../../../../../renderer/import/questions/open-questions';
import { reading } from '../queue/samples';

const ofWord = (word: string): Question => ({
  id: `status:${word}`,
  kind: 'status',
  blocking: true,
  column: 4,
  option: 'statusWords',
  word,
  choices: ['booked', 'pending', 'declined'].map((value) => ({ value, isProposed: false, examples: [] })),
});

const file = (id: string, headerFingerprint: string, words: readonly string[]) =>
  ({
    state: 'question',
    item: { id, reading: reading({ headerFingerprint, questions: words.map(ofWord) }) },
  }) as unknown as FileRow;

describe('questions of the files of one job', () => {
  it('are one for each word of a status, whichever files have it and in whatever order', () => {
    const open = openQuestions([
      file('a', 'one', ['zwibbled', 'grompfed']),
      file('b', 'other', ['grompfed']),
      file('c', 'one', ['grompfed', 'zwibbled']),
    ]);
    expect(open.map(({ question, asked }) => [question.word, asked.map(({ item }) => item.id)])).toEqual([
      ['zwibbled', ['a', 'c']],
      ['grompfed', ['a', 'b', 'c']],
    ]);
  });

  it('propose the currency that all other files of the job have, and one that the file itself speaks for before it', () => {
    const asks = (id: string, proposed: string | null) =>
      ({
        state: 'ready',
        item: {
          id,
          reading: reading({
            headerFingerprint: id,
            accounts: [],
            questions: [
              {
                id: `currency:${id}`,
                kind: 'currency',
                blocking: false,
                column: 1,
                option: 'currency',
                choices: ['EUR', 'PLN'].map((value) => ({
                  value,
                  isProposed: value === proposed,
                  examples: [],
                })),
              },
            ],
          }),
        },
      }) as unknown as FileRow;
    const named = (currency: string) =>
      ({
        state: 'ready',
        item: { id: currency, reading: { questions: [], accounts: [{ currency, origins: {} }] } },
      }) as unknown as FileRow;
    const proposedOf = (rows: readonly FileRow[]) =>
      openQuestions(rows).map(({ question, asked }) => [
        question.choices.find(({ isProposed }) => isProposed)?.value ?? null,
        asked.length,
      ]);
    expect(proposedOf([asks('a', null), named('CHF'), asks('b', null)])).toEqual([['CHF', 2]]);
    expect(proposedOf([asks('a', 'PLN'), named('CHF')])).toEqual([['PLN', 1]]);
    expect(proposedOf([asks('a', null), named('CHF'), named('EUR')])).toEqual([[null, 1]]);
  });
});
