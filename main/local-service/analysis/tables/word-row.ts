/** One row of a word table: what the words point to, how strongly (1 hint, 3 likely, 5 nearly sure, 7 overrides), and where. */
export interface WordRow {
  to: string;
  weight: number;
  /** Phrases as `phrase-matcher.ts` reads them, separated by "|". */
  words: string;
  /** Only in the remittance text, or only in names; left out: both. */
  only?: 'purpose' | 'name';
}

export function row(to: string, weight: number, words: string, only?: 'purpose' | 'name'): WordRow {
  return only ? { to, weight, words, only } : { to, weight, words };
}
