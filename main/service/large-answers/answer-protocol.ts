import type { AnswerBody } from '../transport/answer-reader';
import type { Piece } from './value-pieces';

/** An answer as it is given to whoever reads it. */
export interface AnswerToRead {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
  /** Key of its endpoint, by whose schema its shape is looked at. */
  readonly key: string;
  /** See `CallSettings`. */
  readonly readsAscii: boolean;
  readonly keepsText: boolean;
}

/** What is in it, and whether its JSON has the shape that its endpoint promises. */
export interface ReadAnswer {
  readonly body: AnswerBody;
  readonly isExpectedShape: boolean;
}

/** To the thread: an answer, or that the last piece was taken. */
export type ToThread = AnswerToRead | 'next';

/** From the thread. After each piece it waits for `next`. */
export type FromThread =
  | { readonly is: 'piece'; readonly piece: Piece }
  | {
      readonly is: 'text';
      readonly json: string;
      readonly isUnavailable: boolean;
      readonly isExpectedShape: boolean;
    }
  | { readonly is: 'whole'; readonly isExpectedShape: boolean }
  | { readonly is: 'other'; readonly body: Exclude<AnswerBody, { kind: 'json' }> };
